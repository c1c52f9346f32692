import { useSearch } from '@tanstack/react-router';
import { GeneratorScreen } from './generator-screen.tsx';

export function VideoGeneratorScreen() {
  return <GeneratorScreen {...useSearch({ from: '/create-ai-video' })} path="/create-ai-video" />;
}

export function AnimateGeneratorScreen() {
  return <GeneratorScreen {...useSearch({ from: '/image-to-videos' })} path="/image-to-videos" />;
}

export function SaleGeneratorScreen() {
  return <GeneratorScreen {...useSearch({ from: '/veo3' })} path="/veo3" />;
}
