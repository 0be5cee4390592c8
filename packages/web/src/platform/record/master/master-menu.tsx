import Menu, { type MenuOpening } from '../../../ui/overlay/menu'
import { useNamespace } from '../../texts/use-namespace'
import { useTexts } from '../../texts/use-texts'
import { fieldAddress, firstField } from '../field-address'

interface MasterMenuProps extends MenuOpening {
  /** The address of its page. */
  href: string
  canUpdate: boolean
}

/** What the user may do with a row of master data. Its page is its form: to edit is to begin at the first field. */
export default function MasterMenu({ href, canUpdate, ...opening }: MasterMenuProps) {
  useNamespace('row-menu')
  const words = useTexts()['row-menu']
  return (
    <Menu
      {...opening}
      groups={[
        [
          { value: 'open', label: words.open(), href },
          ...(canUpdate ? [{ value: 'edit', label: words.edit(), href: fieldAddress(href, firstField) }] : []),
          { value: 'newTab', label: words.newTab(), href, newTab: true },
        ],
      ]}
    />
  )
}
