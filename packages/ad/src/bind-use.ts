import { type LookImage, showsPerson } from '@reelwright/looks';

/** Words of lines about somebody who uses a product, and about where it is used. */
const USES: readonly { words: RegExp; isShownBy(image: LookImage): boolean }[] = [
  {
    words:
      /\b(?:wear(?:s|ing)?|worn|put (?:it|them) on|apply|applies|your (?:skin|lips?|hair|face|feet|shoulders?|hands?|wrists?|ears?|neck|head|back)|one[- ]hand(?:ed)?|first steps|carry|hug)\b|涂|穿|戴|上身|上脚|上手|嘴唇|唇纹|干唇|皮肤|肌肤|素颜|握|抱着|背着|单手/iu,
    isShownBy: showsPerson,
  },
  {
    words:
      /\b(?:room|kitchen|desk|sofa|wall|garden|camp(?:site|ing)?|street|office|bed(?:room)?|bathroom|balcony|terrace|outdoors?)\b|客厅|卧室|厨房|书桌|餐桌|墙|阳台|户外|露营|办公室|宿舍|浴室/iu,
    isShownBy: (image) => image.kind === 'image' && image.isScene && image.cutOut === undefined && !showsPerson(image),
  },
];

/**
 * Finds the image that shows the use that a line speaks of: somebody, or a place. Returns undefined where no image does,
 * or all do.
 */
export function bindUse(line: string, images: readonly LookImage[]): LookImage | undefined {
  for (const { words, isShownBy } of USES) {
    if (!words.test(line)) continue;
    const shown = images.filter(isShownBy);
    if (shown.length > 0 && shown.length < images.length) return shown[0];
  }
  return undefined;
}
