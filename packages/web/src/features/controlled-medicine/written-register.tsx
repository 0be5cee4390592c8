import { controlledCategories } from '@clinic/core/controlled-medicine'
import { css } from 'styled-system/css'
import { printing } from 'styled-system/recipes'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useAmount } from '../../entities/medicine/use-amount'
import { useMovementText } from '../../entities/medicine/use-movement-text'
import { Sheet } from '../../platform/print/sheet'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { SheetSignature } from '../../platform/print/sheet-signature'
import { SheetTable } from '../../platform/print/sheet-table'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { usePeriodName } from '../../platform/time/use-period'
import type { ControlledMedicine, ControlledMovement } from './controlled-medicine-query'
import { usePartyOf } from './use-party-of'

interface WrittenRegisterProps {
  period: string
  medicines: readonly ControlledMedicine[]
  movements: readonly ControlledMovement[]
}

/** What the printed register says: all medicines of the month, and for each that moved its movements between what was on hand before and after. */
export default function WrittenRegister({ period, medicines, movements }: WrittenRegisterProps) {
  const { sheet, fields } = useTexts()['controlled-medicine']
  const { label } = useLabels()
  const { number } = useFormat()
  const nameOf = useMedicineName()
  const name = usePeriodName()
  const classes = printing()
  const columns = [
    sheet.medicine(),
    fields.opening(),
    fields.received(),
    fields.dispensed(),
    fields.used(),
    fields.returned(),
    fields.transferred(),
    fields.corrected(),
    fields.closing(),
  ]
  return (
    <Sheet paper="a4" title={sheet.title()}>
      <SheetFacts facts={[[fields.month(), name(period)]]} />
      {medicines.length === 0 ? (
        <p>{sheet.nothing()}</p>
      ) : (
        <SheetTable label={sheet.summary()} columns={columns}>
          {medicines.map((medicine) => (
            <tr key={medicine.id}>
              <td>
                {nameOf(medicine)}
                <br />
                <span className={classes.small}>{label(controlledCategories, medicine.category)}</span>
              </td>
              <td>{number(medicine.opening)}</td>
              <td>{number(medicine.received)}</td>
              <td>{number(medicine.dispensed)}</td>
              <td>{number(medicine.used)}</td>
              <td>{number(medicine.returned)}</td>
              <td>{number(medicine.transferred)}</td>
              <td>{number(medicine.corrected)}</td>
              <td>{number(medicine.closing)}</td>
            </tr>
          ))}
        </SheetTable>
      )}
      {medicines.map((medicine) => (
        <Movements
          key={medicine.id}
          medicine={medicine}
          movements={movements.filter(({ medicine_id }) => medicine_id === medicine.id)}
        />
      ))}
      <SheetSignature title={sheet.responsible()} name="" isStamped />
    </Sheet>
  )
}

function Movements({
  medicine,
  movements,
}: { medicine: ControlledMedicine } & Pick<WrittenRegisterProps, 'movements'>) {
  const { sheet, fields } = useTexts()['controlled-medicine']
  const { dateTime, number } = useFormat(useClinicDay().timeZone)
  const nameOf = useMedicineName()
  const amount = useAmount()
  const what = useMovementText()
  const partyOf = usePartyOf()
  const classes = printing()
  if (movements.length === 0) return null
  const title = nameOf(medicine)
  return (
    <>
      <h3 className={css({ fontWeight: 'semibold', breakAfter: 'avoid' })}>{title}</h3>
      <SheetTable label={title} columns={[sheet.entry(), fields.quantity(), fields.balance()]}>
        <tr>
          <td>{fields.opening()}</td>
          <td />
          <td>{amount(medicine.opening, medicine.unit)}</td>
        </tr>
        {movements.map((row) => {
          const { name, about } = partyOf(row)
          return (
            <tr key={row.id}>
              <td>
                {`${dateTime(row.recorded_at)} · ${what(row)} · ${row.number}`}
                <br />
                <bdi className={classes.small}>
                  {[name, ...about, isolated(row.recorded_by)].filter(Boolean).join(' · ')}
                </bdi>
              </td>
              <td>{row.quantity > 0 ? `+${number(row.quantity)}` : number(row.quantity)}</td>
              <td>{number(row.balance)}</td>
            </tr>
          )
        })}
        <tr>
          <td>{fields.closing()}</td>
          <td />
          <td>
            <strong>{amount(medicine.closing, medicine.unit)}</strong>
          </td>
        </tr>
      </SheetTable>
    </>
  )
}
