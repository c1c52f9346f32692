import { describe, expect, it, test } from 'vitest';
import { NETWORK_ERROR_CODE, SUCCESS_CODES } from './envelope.ts';
import { ERRORS, MEDIA_DIALOG_ERRORS } from './errors.ts';
import { MESSAGES, type MessageKey } from './messages.ts';

/** The error catalogue of the specification, verbatim. */
const WORDED: readonly (readonly [MessageKey, string])[] = [
  ['network_error', 'Error Network'],
  ['social_login_network', 'Network error. Please check your connection and try again.'],
  ['queue_limit', 'The current queue has reached its limit. Please try again later.'],
  ['generate_failed', 'Generate Failed.'],
  ['credits_returned', 'The Credits have been returned to the account.'],
  ['sync_failed', 'Sync failed.'],
  ['wrong_verification_code', 'Wrong verification code. Try again.'],
  ['login_error', 'Login error'],
  ['register_error', 'register error'],
  ['email_format', 'Email format is incorrect'],
  ['password_too_short', 'At least 6 characters'],
  ['incomplete_form', 'Please fill in the complete content'],
  ['file_format', 'File format is not supported'],
  ['file_corrupted', 'The file is corrupted and cannot be read.'],
  ['video_format', "The video aren't in supported formats"],
  ['video_limit', 'The video exceeds the limit range. Please re-upload it.'],
  ['download_failed', 'Video downloading failed. Please try again'],
  ['video_upload_failed', 'Video uploading failed. Please try again'],
  ['resolution_failed', 'Resolution failed, please contact customer service'],
  ['asset_missing', 'assetId is null'],
  ['image_upload_failed', 'Image upload failed.'],
  ['analysis_failed', 'Asset content analysis failed'],
  ['time_format', 'Invalid time format: missing minutes or seconds'],
  ['time_numbers', 'Invalid numeric values in time string'],
  ['time_seconds', 'Seconds value exceeds 59'],
  ['payment_failed', 'Payment failed, please try again'],
  ['unsubscribe_failed', 'Unsubscribe failed, contact the administrator.'],
  ['team_full', 'Team seats are full.'],
  ['invitation_expired', 'The invitation link has expired.'],
  ['other_team', 'Already joined another team.'],
  ['storage_full', 'Insufficient storage space.'],
  ['resources_failed', 'Failed to obtain resources.'],
  ['payment_script_load', 'Failed to load Stripe.js'],
  ['payment_script_missing', 'Stripe.js not available'],
];

/** Entries that the catalogue names without a text, with our texts. */
const NAMED: readonly (readonly [MessageKey, string])[] = [
  ['exchange_code_missing', 'The exchange code does not exist.'],
  ['avatar_picture_clarity', 'The picture is not clear enough for an avatar.'],
  ['avatar_picture_face', 'No usable face was found in the picture.'],
  ['system_error', 'System error. Please try again later.'],
  ['copied', 'Copied'],
  ['not_enough_credits', 'Not enough credits: this needs {needed}, and {balance} are left.'],
  ['low_credits', 'Your credits are running low.'],
  ['duplicate_name', 'This file name or tag exists already.'],
  ['video_too_long', 'The video is too long.'],
  ['count_exceeded', 'The count exceeds the limit.'],
  ['generation_failed', 'Generation failed. The Credits have been returned to the account.'],
  ['daily_export_limit', 'The daily export limit has been exceeded.'],
  ['generate_times_used_up', 'The times to generate more are used up.'],
  ['system_busy', 'The system is busy and the queue is full. Please try again later.'],
  ['subscription_conflict', 'Cancel the existing subscription first.'],
  ['loading', 'Loading'],
  ['video_tag_unsupported', 'Your browser does not support the video tag.'],
];

describe('the error catalogue', () => {
  test.each([...WORDED, ...NAMED])('words %s as the specification does', (key, text) => {
    expect(MESSAGES[key].en).toBe(text);
  });

  it('says that a site is unsupported, and then what to do', () => {
    expect(MESSAGES.site_unsupported.en).toMatch(/^The URL site is not supported\. /);
  });

  it('words every request to complete a form alike', () => {
    expect(MESSAGES.incomplete_field.en).toBe(`${MESSAGES.incomplete_form.en}: {field}`);
    expect(MESSAGES.incomplete_field['zh-CN']).toBe(`${MESSAGES.incomplete_form['zh-CN']}：{field}`);
  });

  it('keeps the codes and reasons of the media dialog', () => {
    expect(SUCCESS_CODES).toEqual([0, 100, 200]);
    expect(NETWORK_ERROR_CODE).toBe(-10000);
    expect([ERRORS.SESSION_ENDED.code, ERRORS.PLAN_REQUIRED.code, ERRORS.EXCHANGE_CODE_MISSING.code]).toEqual([
      -202, -105, -118,
    ]);
    expect([ERRORS.AVATAR_PICTURE_CLARITY.code, ERRORS.AVATAR_PICTURE_FACE.code]).toEqual([-3023, -3024]);
    expect(Object.keys(MEDIA_DIALOG_ERRORS)).toEqual(['FILE_SIZE_EXCEEDED', 'DURATION_EXCEEDED', 'MAX_COUNT_REACHED']);
  });
});
