import type { MenuGroups } from '../../ui/overlay/menu'
import { MenuButton } from '../../ui/overlay/menu-button'
import { useNamespace } from '../texts/use-namespace'
import { useTexts } from '../texts/use-texts'

interface RowMenuProps {
  /** As in "Actions for Siti Rahayu". */
  name: string
  /** What the user may do with the row. Items lead to addresses that exist without the menu. */
  groups: () => MenuGroups
}

/** The menu at the end of a row. */
export function RowMenu({ name, groups }: RowMenuProps) {
  useNamespace('row-menu')
  return <MenuButton label={useTexts()['row-menu'].actionsFor(name)} groups={groups} />
}
