import { Button, Group, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useText } from '#src/lib/use-text.ts';
import { listAssetActions, type ShownAsset } from '../asset-action.ts';
import type { ToolPath } from '../tool-screen.ts';

interface AssetActionsProps {
  asset: ShownAsset | undefined;
  /** Where leaving would lose the place, tools open in a new tab. */
  isNewTab?: boolean;
  /** The tool that already has the file. */
  except?: ToolPath | undefined;
}

const targetOf = (isNewTab: boolean | undefined) => (isNewTab === true ? { target: '_blank', rel: 'noopener' } : {});

/** What tools do with a file of the library, as entries of a menu. Renders nothing if no tool takes it. */
export function AssetActionItems({ asset, isNewTab, except }: AssetActionsProps) {
  const text = useText();
  return listAssetActions(asset, except).map(({ label, icon: Icon, address }) => (
    <Menu.Item
      key={label}
      leftSection={<Icon size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} {...address} {...targetOf(isNewTab)} />}
    >
      {text(label)}
    </Menu.Item>
  ));
}

/** The same as buttons. */
export function AssetActionButtons({ asset, isNewTab, except }: AssetActionsProps) {
  const text = useText();
  const actions = listAssetActions(asset, except);
  if (!asset || actions.length === 0) return null;
  return (
    <Group gap="xs">
      {actions.map(({ label, icon: Icon, address }) => (
        <Button
          key={label}
          size="compact-sm"
          variant="default"
          leftSection={<Icon size={14} aria-hidden />}
          renderRoot={(props) => <Link {...props} {...address} {...targetOf(isNewTab)} />}
        >
          {text(label)}
        </Button>
      ))}
    </Group>
  );
}
