import { readKindRows } from '../read-kind-rows.ts';

export const EYEWEAR = readKindRows(
  { trade: 'eyewear', measureWord: '副', traits: ['worn'], wornOn: 'eyes', isPair: true },
  `
  sunglasses; sunglass; shades; polarized sunglasses; aviator sunglasses; polarised sunglasses; aviators; wayfarers | 太阳镜; 墨镜; 偏光镜; 偏光太阳镜; 蛤蟆镜; 遮阳镜 | outdoors
  glasses; eyeglasses; spectacles; glasses frame; eyeglass frame; optical frame; prescription glasses; eyewear; glasses frames | 眼镜; 近视眼镜; 眼镜框; 镜框; 镜架; 眼镜架; 平光镜
  reading glasses; readers; progressive glasses | 老花镜; 老花眼镜 | for-reading
  blue light glasses; computer glasses; blue light blocking glasses; gaming glasses | 防蓝光眼镜; 电脑护目镜; 防辐射眼镜 | for-work
  kids glasses; kids sunglasses; baby sunglasses | 儿童太阳镜; 儿童墨镜; 儿童眼镜 | for-children outdoors
  cycling glasses; sports sunglasses; cycling sunglasses; sport sunglasses | 骑行眼镜; 运动眼镜; 运动太阳镜; 变色骑行眼镜 | outdoors
  swimming goggles; swim goggles | 泳镜; 游泳镜; 近视泳镜 | for-water
  ski goggles; snow goggles; snowboard goggles | 滑雪镜; 雪镜 | outdoors
  safety glasses; safety goggles; goggles; night vision glasses; welding goggles; driving glasses | 护目镜; 防护眼镜; 夜视镜; 焊工眼镜 | for-work
  clip-on sunglasses; clip on sunglasses; clip-ons | 夹片; 眼镜夹片; 墨镜夹片
  contact lens; coloured contact lens; colored contacts; color contact lens; contact lenses | 隐形眼镜; 美瞳; 日抛; 月抛 | 盒
  contact lens solution; contact lens case; eye drops; eye wash | 隐形眼镜护理液; 美瞳盒; 滴眼液; 洗眼液; 眼药水 | 瓶 single -worn liquid
  glasses case; eyeglass case; sunglasses case | 眼镜盒; 眼镜包 | 个 single -worn carried @none
  glasses chain; eyeglass chain; glasses strap; sunglasses strap; glasses cord | 眼镜链; 眼镜绳; 眼镜防滑套 | 条 single
  lens cleaner; lens wipe; glasses cleaner; lens cloth; eyeglass cleaner; glasses cloth | 眼镜布; 镜片清洁剂; 眼镜清洗机; 擦镜纸; 眼镜清洁湿巾 | 包 single -worn for-cleaning @none
`,
);
