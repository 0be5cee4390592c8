import type { RoleName } from '@clinic/core/access'
import { useTexts } from '../../platform/texts/use-texts'
import { Drawer } from '../../ui/overlay/drawer'
import { NavigationGroups } from './navigation-groups'

/** The navigation of a phone. */
export default function NavigationDrawer({ role, onClose }: { role: RoleName; onClose: () => void }) {
  const texts = useTexts()
  return (
    <Drawer title={texts.brand()} placement="start" open onClose={onClose}>
      <NavigationGroups role={role} onChoose={onClose} />
    </Drawer>
  )
}
