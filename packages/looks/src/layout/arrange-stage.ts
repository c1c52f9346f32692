import { bottomOf, fitAspect, fromEdges, inset, type Rect } from '../rect.ts';
import { type ArrangeRequest, type Arrangement, type Composer, flat, textBand, textColumn } from './arrangement.ts';
import { texturePattern } from './texture.ts';
import { stageShape } from './stage-shapes.ts';

/** Apps show their tabs above this on a tall canvas. */
const TOP_PX = { tall: 132, compact: 44, wide: 60 } as const;

/** A product narrower than this stands beside its texts. */
const UPRIGHT = 0.85;
/** Of what is seen of the product, the air beneath it. */
const AIR = 0.06;
const SHADOW_PX = 54;

/** A product before a plain ground, as large as there is room, on a shape of the look that runs off the canvas. */
export function arrangeStage(request: ArrangeRequest): Composer {
  const { zones, look, isFlipped, productAspect, colors, turn } = request;
  const { canvas, content, caption, gutter, orientation } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  const top = TOP_PX[orientation];
  const lowest = (caption?.y ?? canvas.height * 0.94) - 16;
  if (orientation === 'wide' || (orientation === 'compact' && productAspect < UPRIGHT)) {
    const end = orientation === 'wide' ? 0.5 : 0.55;
    const area = fromEdges(canvas.width * end + 4, 0, canvas.width, canvas.height);
    const isUnderCaption = caption !== undefined && caption.x + caption.width > area.x;
    const low = isUnderCaption ? lowest : canvas.height - top;
    const product = fromEdges(area.x + gutter, top, canvas.width - gutter - 8, low);
    return { ...common, column: textColumn(request, end), down: 0.45, arrange: () => arranged(area, product) };
  }
  const sides = orientation === 'tall' ? 56 : 40;
  return {
    ...common,
    ...textBand(request),
    arrange(stack): Arrangement {
      return isFlipped
        ? arranged(
            fromEdges(0, bottomOf(stack) + gutter * 0.4, canvas.width, canvas.height),
            fromEdges(sides, bottomOf(stack) + gutter, canvas.width - sides, lowest),
          )
        : arranged(
            fromEdges(0, 0, canvas.width, stack.y - gutter * 0.5),
            fromEdges(sides, Math.min(top, content.y), canvas.width - sides, stack.y - gutter),
          );
    },
  };

  function arranged(area: Rect, product: Rect): Arrangement {
    const seen = fitAspect(product, productAspect);
    const shape = stageShape({ look, colors, canvas, area, product: seen, turn });
    const pattern = texturePattern(look, { ...colors, ink: '#000000' }, shape.rect);
    const shadow = {
      x: seen.x + seen.width * 0.12,
      y: bottomOf(seen) - seen.height * AIR - SHADOW_PX * 0.42,
      width: seen.width * 0.76,
      height: SHADOW_PX,
    };
    return {
      pictures: [
        {
          box: product,
          clear: inset(product, 2),
          free: product,
          groundBox: area,
          distance: 'whole',
          frame: 'none',
          tilt: 0,
          canMelt: true,
        },
      ],
      shapes: [
        { ...shape, ...(pattern ? { pattern } : {}), slot: 'backdrop', name: 'stage' },
        { slot: 'veil', name: 'shadow', rect: shadow, shape: 'ellipse', fill: flat('#000000', 0.3), softness: 0.5 },
      ],
    };
  }
}
