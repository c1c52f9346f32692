import * as z from 'zod';

/** Ids are branded per noun, so that the types tell them apart. */
export const userId = z.number().int().nonnegative().brand<'UserId'>();
export type UserId = z.infer<typeof userId>;

export const workspaceId = z.number().int().nonnegative().brand<'WorkspaceId'>();
export type WorkspaceId = z.infer<typeof workspaceId>;

export const taskId = z.uuid().brand<'TaskId'>();
export type TaskId = z.infer<typeof taskId>;

export const assetId = z.uuid().brand<'AssetId'>();
export type AssetId = z.infer<typeof assetId>;

export const folderId = z.uuid().brand<'FolderId'>();
export type FolderId = z.infer<typeof folderId>;

/** A look at a link that leads to a video. */
export const lookupId = z.uuid().brand<'LookupId'>();
export type LookupId = z.infer<typeof lookupId>;

export const draftId = z.uuid().brand<'DraftId'>();
export type DraftId = z.infer<typeof draftId>;

export const mailId = z.uuid().brand<'MailId'>();
export type MailId = z.infer<typeof mailId>;
export const sessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof sessionId>;

export const shareId = z.uuid().brand<'ShareId'>();
export type ShareId = z.infer<typeof shareId>;

export const promotionCodeId = z.uuid().brand<'PromotionCodeId'>();
export type PromotionCodeId = z.infer<typeof promotionCodeId>;

export const identityId = z.uuid().brand<'IdentityId'>();
export type IdentityId = z.infer<typeof identityId>;

export const brandKitId = z.uuid().brand<'BrandKitId'>();
export type BrandKitId = z.infer<typeof brandKitId>;

export const productId = z.uuid().brand<'ProductId'>();
export type ProductId = z.infer<typeof productId>;

export const productImportId = z.uuid().brand<'ProductImportId'>();
export type ProductImportId = z.infer<typeof productImportId>;

export const pronunciationId = z.uuid().brand<'PronunciationId'>();
export type PronunciationId = z.infer<typeof pronunciationId>;
