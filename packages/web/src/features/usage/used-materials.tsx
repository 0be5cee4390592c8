import { medicineTransactionStates } from '@clinic/core/medicine-transaction'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import type { Usage } from './usage-query'

/** What was taken from the stock, by batch, and what became of the document. */
export function UsedMaterials({ usage: { lines, used, stages } }: { usage: Usage }) {
  const words = useTexts().usage
  const { fields } = words
  const { label } = useLabels()
  const { number, dateTime } = useFormat(useClinicDay().timeZone)
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  return (
    <>
      <Card flush title={words.used()}>
        {used.length === 0 ? (
          <p className={css({ color: 'muted', padding: '4' })}>{words.nothingTaken()}</p>
        ) : (
          <Table
            label={words.used()}
            rows={used}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'material',
                header: fields.materials(),
                cell({ medicine_id }) {
                  const material = lines.find((line) => line.medicine_id === medicine_id)
                  return material ? <bdi>{nameOf(material)}</bdi> : ''
                },
              },
              {
                key: 'batch',
                header: fields.batch(),
                cell: (batch) => <TwoLines small={expiryOf(batch)}>{lotOf(batch)}</TwoLines>,
              },
              {
                key: 'quantity',
                header: fields.quantity(),
                align: 'end',
                fit: true,
                cell: ({ quantity }) => number(quantity),
              },
            ]}
          />
        )}
      </Card>
      <Card title={words.history()}>
        <ol className={css({ display: 'grid', gap: '2' })}>
          {stages.map(({ state, by, at, reason }) => (
            <li key={`${state} ${at}`}>
              {words.stage({ state: label(medicineTransactionStates, state), name: by, when: dateTime(at) })}
              {state === 'cancelled' && <bdi className={css({ color: 'muted' })}> {reason || words.replaced()}</bdi>}
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}
