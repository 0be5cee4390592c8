import { medicineCategories } from '@clinic/core/company-medicine'
import { useAmount } from '../../entities/medicine/use-amount'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { Column } from '../../ui/table/column'
import { TwoLines } from '../../ui/table/two-lines'
import { FlagTags } from './flag-tags'
import type { Medicine } from './medicine-query'

/** Returns the columns of the stock. */
export function useMedicineColumns(): readonly Column<Medicine>[] {
  const { fields } = useTexts().medicine
  const { label } = useLabels()
  const { date, money, number } = useFormat()
  const amount = useAmount()
  return [
    {
      key: 'name',
      header: fields.name(),
      sortable: true,
      cell: ({ name, strength, location }) => (
        <TwoLines small={[strength, location].filter(Boolean).join(' · ')}>{name}</TwoLines>
      ),
    },
    {
      key: 'category',
      selfEvident: true,
      header: fields.category(),
      from: 'lg',
      cell: ({ category }) => label(medicineCategories, category),
    },
    {
      key: 'available',
      header: fields.available(),
      align: 'end',
      fit: true,
      sortable: true,
      cell: ({ available, on_hand, incoming, outgoing, unit }) => (
        <TwoLines
          align="end"
          small={[
            available !== on_hand && `${fields.on_hand()} ${number(on_hand)}`,
            incoming > 0 && `${fields.incoming()} ${number(incoming)}`,
            outgoing > 0 && `${fields.outgoing()} ${number(outgoing)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {amount(available, unit)}
        </TwoLines>
      ),
    },
    {
      key: 'minimum',
      header: fields.minimum(),
      align: 'end',
      fit: true,
      from: 'lg',
      cell: ({ minimum }) => minimum > 0 && number(minimum),
    },
    {
      key: 'nearest_expiry',
      header: fields.nearest_expiry(),
      fit: true,
      sortable: true,
      cell: ({ nearest_expiry }) => nearest_expiry && date(nearest_expiry),
    },
    {
      key: 'value',
      header: fields.value(),
      align: 'end',
      fit: true,
      from: 'lg',
      sortable: true,
      cell: ({ value }) => money(value),
    },
    { key: 'flags', header: fields.flags(), cell: ({ flags }) => <FlagTags flags={flags} /> },
  ]
}
