import type { RoleName } from '@clinic/core/access'
import { useTexts } from '../../platform/use-texts'
import { Drawer } from '../../ui/drawer'
import { Navigation } from './navigation'

/** The navigation of a phone. */
export default function NavigationDrawer({ role, onClose }: { role: RoleName; onClose: () => void }) {
  const texts = useTexts()
  return (
    <Drawer title={texts.navigation.label()} open onClose={onClose}>
      <Navigation role={role} />
    </Drawer>
  )
}
