import { type NavigationGroup, navigationOf, type RoleName } from '@clinic/core/access'
import { ChevronDown } from 'lucide-react'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { NavigationItems } from './navigation-items'

interface NavigationGroupsProps {
  role: RoleName
  onChoose?: () => void
}

/** The navigation of a role, in groups that fold. */
export function NavigationGroups({ role, onChoose }: NavigationGroupsProps) {
  const texts = useTexts()
  return (
    <nav aria-label={texts.navigation.label()} className={groups}>
      {navigationOf(role).map((group) =>
        group.flat ? (
          <NavigationItems key={group.key} items={group.items} onChoose={onChoose} />
        ) : (
          <Group key={group.key} group={group} onChoose={onChoose} />
        ),
      )}
    </nav>
  )
}

function Group({ group, onChoose }: { group: NavigationGroup; onChoose?: () => void }) {
  const texts = useTexts()
  return (
    <details open className={details}>
      <summary className={heading}>
        <span data-word>{texts.navigation.names[group.key]()}</span>
        <ChevronDown data-word aria-hidden="true" />
      </summary>
      <NavigationItems items={group.items} onChoose={onChoose} />
    </details>
  )
}

const groups = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1',
  // an item that stands alone does not belong to the group above it
  '& > details + ul': { marginBlockStart: '3' },
})
const details = css({ '&:not([open]) svg': { rotate: '-90deg', _rtl: { rotate: '90deg' } } })
const heading = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '8',
  paddingInline: '4',
  marginBlockStart: '1',
  fontSize: 'xs',
  fontWeight: 'semibold',
  color: 'muted',
  borderRadius: 'control',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  cursor: 'pointer',
  listStyle: 'none',
  _hover: { color: 'text' },
  '& svg': { width: '4', height: '4' },
})
