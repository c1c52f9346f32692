import { useSearch } from '@tanstack/react-router';
import { GeneratorScreen } from './generator-screen.tsx';

export function ImageGeneratorScreen() {
  return <GeneratorScreen {...useSearch({ from: '/ai-image' })} path="/ai-image" />;
}
