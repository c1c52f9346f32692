import type { LucideIcon, LucideProps } from 'lucide-react';
import { type ComponentType, createElement } from 'react';

/** Returns the icon with its shapes lightly filled, as a menu entry shows while its screen is open. */
export function fillIcon(icon: LucideIcon): ComponentType<LucideProps> {
  return function FilledIcon(props) {
    return createElement(icon, { ...props, fill: 'currentColor', fillOpacity: 0.22 });
  };
}
