import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { UI_LANGUAGES } from '../languages.ts';
import { AVATAR_LIMITS, EMAIL_CHANGE_LIMITS, MIB, PASSWORD_LIMITS, TEXT_LIMITS } from '../limits.ts';
import { text } from '../text.ts';

/** Which mails a user wants. Mails about security are always sent. */
const notificationSettings = z.object({
  /** When something that takes a while is done. */
  result_ready: z.boolean(),
  product_news: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const profile = z.object({
  email: z.string().nullable(),
  nickname: z.string().nullable(),
  avatar_url: z.string().nullable(),
  /** The language of the user's mails; null: none was chosen. */
  language: z.enum(UI_LANGUAGES).nullable(),
  has_password: z.boolean(),
  notifications: notificationSettings,
  created_at: z.iso.datetime(),
  /** When the account will be deleted; null if that was not asked for. */
  delete_after: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof profile>;

/** Base64 takes four characters for three bytes. */
const MAX_AVATAR_TEXT = Math.ceil(AVATAR_LIMITS.maxUploadBytes / 3) * 4;
/** Controls, and characters that turn the direction of the text around a name. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const nickname = () =>
  text()
    .trim()
    .min(1)
    .max(TEXT_LIMITS.nickname)
    .refine((name) => !UNFIT.test(name), { error: 'nickname_characters' });

const password = () => text().max(PASSWORD_LIMITS.maxLength);
const email = () => text().trim().toLowerCase().max(254);
const write = { max: 30, windowS: 60 };

export const profileCalls = {
  getProfile: defineCall({
    ...CALL_ROUTES.getProfile,
    summary: "The user's profile",
    input: z.object({}),
    data: profile,
    rate: { max: 120, windowS: 60 },
  }),
  saveProfile: defineCall({
    ...CALL_ROUTES.saveProfile,
    summary: 'Change parts of the profile',
    input: z.object({
      nickname: nickname().optional(),
      language: z.enum(UI_LANGUAGES).optional(),
      notifications: notificationSettings.partial().optional(),
    }),
    data: profile,
    rate: write,
  }),
  saveAvatar: defineCall({
    ...CALL_ROUTES.saveAvatar,
    summary: `Set the image of the profile: it is cut to a square of ${AVATAR_LIMITS.sidePx} pixels and loses what it says of the camera and the place`,
    input: z.object({
      /** A PNG, JPEG or WebP file in base64. */
      image: z.base64().max(MAX_AVATAR_TEXT),
    }),
    data: profile,
    maxBodyBytes: MIB,
    rate: { max: 10, windowS: 60 },
  }),
  removeAvatar: defineCall({
    ...CALL_ROUTES.removeAvatar,
    summary: 'Remove the image of the profile',
    input: z.object({}),
    data: profile,
    rate: write,
  }),
  changePassword: defineCall({
    ...CALL_ROUTES.changePassword,
    summary: 'Change the password; all other sessions end',
    input: z.object({ current_password: password(), new_password: password() }),
    data: z.object({ ended: z.number().int() }),
    rate: { max: 10, windowS: 60 },
    hashesPassword: true,
  }),
  requestEmailChange: defineCall({
    ...CALL_ROUTES.requestEmailChange,
    summary: 'Send a code to a new e-mail',
    input: z.object({ email: email(), current_password: password().optional() }),
    data: z.object({ resend_after_s: z.number().int() }),
    rate: { max: 10, windowS: 600 },
    hashesPassword: true,
  }),
  changeEmail: defineCall({
    ...CALL_ROUTES.changeEmail,
    summary: 'Use the e-mail to which the code was sent',
    input: z.object({
      code: text()
        .trim()
        .regex(new RegExp(`^\\d{${EMAIL_CHANGE_LIMITS.digits}}$`), { error: 'wrong_verification_code' }),
    }),
    data: profile,
    rate: { max: 10, windowS: 60 },
    hashesPassword: true,
  }),
};
