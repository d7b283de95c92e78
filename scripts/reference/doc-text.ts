import type { Comment, CommentDisplayPart } from 'typedoc';

/** Comment text as paragraphs with `code`, a blank line between them. */
export function plainText(parts: readonly CommentDisplayPart[] = []): string {
  return parts
    .map(({ text }) => text)
    .join('')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
}

/** What a comment says before its first tag. */
export const summaryOf = (comment: Comment | undefined): string => plainText(comment?.summary);

/** What a comment says under a tag, such as `@throws`; one text each time it stands there. */
export const tagged = (comment: Comment | undefined, tag: `@${string}`): string[] =>
  (comment?.blockTags ?? []).filter((block) => block.tag === tag).map((b) => plainText(b.content));
