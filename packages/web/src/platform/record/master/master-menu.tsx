import type { MenuGroups } from '../../../ui/overlay/menu'
import { RowMenu } from '../../list/row-menu'
import { useTexts } from '../../texts/use-texts'
import { fieldAddress, firstField } from '../field-address'

interface MasterMenuProps {
  name: string
  /** The address of its page. */
  href: string
  canUpdate: boolean
}

/** What the user may do with a row of master data. Its page is its form: to edit is to begin at the first field. */
export default function MasterMenu({ name, href, canUpdate }: MasterMenuProps) {
  const texts = useTexts()
  const groups = (): MenuGroups => {
    const words = texts['row-menu']
    return [
      [
        { value: 'open', label: words.open(), href },
        ...(canUpdate ? [{ value: 'edit', label: words.edit(), href: fieldAddress(href, firstField) }] : []),
        { value: 'newTab', label: words.newTab(), href, newTab: true },
      ],
    ]
  }
  return <RowMenu name={name} groups={groups} />
}
