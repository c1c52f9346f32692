import { Button, type ButtonProps } from '@mantine/core';
import type { SavedProduct } from '@reelwright/contracts';
import { Package } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ProductPicker = lazyPart(async () => (await import('./product-picker.tsx')).ProductPicker);

interface ProductButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled'> {
  label: string;
  onPick(product: SavedProduct): void;
}

/** Opens the saved products to choose one. The list loads when it is first opened. */
export function ProductButton({ label, onPick, ...look }: ProductButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} leftSection={<Package size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ProductPicker
            onClose={() => setOpen(false)}
            onPick={(product) => {
              setOpen(false);
              onPick(product);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
