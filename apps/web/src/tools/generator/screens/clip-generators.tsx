import { useSearch } from '@tanstack/react-router';
import { GeneratorScreen } from './generator-screen.tsx';

export function VideoGeneratorScreen() {
  return <GeneratorScreen path="/create-ai-video" {...useSearch({ from: '/create-ai-video' })} />;
}

export function AnimateGeneratorScreen() {
  return <GeneratorScreen path="/image-to-videos" {...useSearch({ from: '/image-to-videos' })} />;
}

export function SaleGeneratorScreen() {
  return <GeneratorScreen path="/veo3" {...useSearch({ from: '/veo3' })} />;
}
