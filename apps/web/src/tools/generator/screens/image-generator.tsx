import { useSearch } from '@tanstack/react-router';
import { GeneratorScreen } from './generator-screen.tsx';

export function ImageGeneratorScreen() {
  return <GeneratorScreen path="/ai-image" {...useSearch({ from: '/ai-image' })} />;
}
