import { z } from 'astro/zod';
import { pieceKey, text } from './fields.ts';

/** Who writes in the blog. A file a person; its name is what a post's `author` holds. */
export const authorSchema = z.strictObject({
  name: text(3, 60).describe('First and last name, as it stands under a post.'),
  role: text(3, 60).optional().describe('Craft and town, in Turkish, a few words.'),
  bio: text(60, 320).describe('Two or three Turkish sentences about what the person does.'),
  avatarPiece: pieceKey().describe('The piece in the small hoop beside the name.'),
});
