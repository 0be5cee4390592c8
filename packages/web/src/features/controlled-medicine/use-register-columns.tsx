import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useMovementText } from '../../entities/medicine/use-movement-text'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { Column } from '../../ui/table/column'
import { TwoLines } from '../../ui/table/two-lines'
import type { ControlledMovement } from './controlled-medicine-query'
import { usePartyOf } from './use-party-of'

/** The columns of the register. */
export function useRegisterColumns(): readonly Column<ControlledMovement>[] {
  const { fields } = useTexts()['controlled-medicine']
  const { dateTime, number } = useFormat(useClinicDay().timeZone)
  const nameOf = useMedicineName()
  const what = useMovementText()
  const partyOf = usePartyOf()
  return [
    {
      key: 'medicine',
      header: fields.medicine(),
      cell: (row) => <TwoLines small={what(row)}>{nameOf(row)}</TwoLines>,
    },
    {
      key: 'when',
      header: fields.when(),
      fit: true,
      cell: ({ recorded_at, recorded_by }) => (
        <TwoLines small={<bdi>{recorded_by}</bdi>}>{dateTime(recorded_at)}</TwoLines>
      ),
    },
    {
      key: 'party',
      header: fields.party(),
      cell: (row) => {
        const { name, about } = partyOf(row)
        return <TwoLines small={<bdi>{about.join(' · ')}</bdi>}>{name}</TwoLines>
      },
    },
    {
      key: 'quantity',
      header: fields.quantity(),
      align: 'end',
      fit: true,
      cell: ({ quantity }) => (quantity > 0 ? `+${number(quantity)}` : number(quantity)),
    },
    {
      key: 'balance',
      header: fields.balance(),
      align: 'end',
      fit: true,
      cell: ({ balance }) => <strong>{number(balance)}</strong>,
    },
  ]
}
