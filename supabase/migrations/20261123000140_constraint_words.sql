-- What is wrong with a row that is refused, for whoever sent it. A comment is all that a constraint can
-- say; who answers puts it in the place of the constraint's name.

comment on constraint gallery_images_name_length on public.gallery_images is
  'A name has 1 to 120 characters.';
comment on constraint gallery_images_name_plain on public.gallery_images is
  'A name has no spaces around it, no line breaks and no control characters.';
comment on constraint gallery_images_prompt_length on public.gallery_images is
  'A prompt has 4,000 characters at most.';
comment on constraint gallery_images_type_known on public.gallery_images is
  'The type is embroidery, font, tattoo or logo.';
comment on constraint gallery_images_settings_object on public.gallery_images is
  'The settings are one object.';
comment on constraint gallery_images_settings_length on public.gallery_images is
  'The settings have 20,000 bytes at most.';
comment on constraint gallery_images_width_positive on public.gallery_images is
  'A picture is 1 to 20,000 px wide.';
comment on constraint gallery_images_height_positive on public.gallery_images is
  'A picture is 1 to 20,000 px high.';
comment on constraint gallery_images_pixels on public.gallery_images is
  'A picture has 16 million pixels at most.';
comment on constraint gallery_images_url_own on public.gallery_images is
  'The picture lies in the folder of the design.';
comment on constraint gallery_images_original_own on public.gallery_images is
  'The original lies in the folder of the design.';
comment on constraint gallery_images_stitches_own on public.gallery_images is
  'The stitches lie in the folder of the design.';
comment on constraint gallery_images_hidden_reason_length on public.gallery_images is
  'What is said to the maker has 1 to 300 characters.';

-- To share what is shared is the asker's mistake: 409 in place of 500.
do $$
begin
  execute replace(pg_get_functiondef('public.share_design'::regproc),
    'errcode = ''55000''', 'errcode = ''PT409''');
end $$;
