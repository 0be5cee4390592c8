import { type Schema, unwrap } from '@clinic/api'
import { arrivalProblems, reasonsOf, transactionReasons } from '@clinic/core/medicine-transaction'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { TakingForm } from '../../entities/medicine/taking-form'
import { useUnit } from '../../entities/medicine/use-amount'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useApp } from '../../platform/app/app-context'
import { fieldErrors } from '../../platform/record/field-errors'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'
import type { Transaction } from './transaction-query'

/** What arrived of a transfer, everything at first; the reason is asked for once something is missing. */
export default function ArrivalForm({ transaction }: { transaction: Transaction }) {
  const { id, version, content, medicines } = transaction
  const { lines } = content
  const { api } = useApp()
  const { accept: words, problems: sentences } = useTexts()['medicine-transaction']
  const { options } = useLabels()
  const unitOf = useUnit()
  const { number } = useFormat()
  const locale = useLanguage()
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  const [arrived, setArrived] = useState(() => lines.map(({ quantity }) => quantity))
  const [chosen, setReason] = useState<Schema<'TransactionReason'> | null>(null)
  const isShort = lines.some(({ quantity }, row) => (arrived[row] ?? 0) < quantity)
  const reason = isShort ? chosen : null
  const change = useConfirmedChange({
    send: () =>
      unwrap(
        api.POST('/api/medicine-transaction/{id}/accept', {
          params: { path: { id } },
          body: { arrived, reason, version },
        }),
      ),
    readAgain: ['medicine-transaction'],
    done: words.saved(),
    onClose: () => {},
  })
  const problems = arrivalProblems({ arrived, reason }, lines)
  const errors = { ...fieldErrors(change.failure), ...problemSentences({ ...words, ...sentences }, problems) }
  return (
    <TakingForm
      words={{
        title: words.title(),
        help: words.help(),
        save: words.save(),
        nothing: words.nothing(),
        retry: words.retry(),
      }}
      isWrong={Object.keys(problems).length > 0}
      isEmpty={lines.length === 0}
      busy={change.busy}
      error={change.failure}
      onSend={() => change.onConfirm()}
    >
      {lines.map((line, row) => {
        const medicine = medicines.find((each) => each.id === line.medicine_id)
        return (
          // lines of a transfer never change
          <li
            key={`${line.medicine_id} ${line.lot} ${line.expires_on} ${line.price}`}
            className={css({ display: 'grid', gap: '2' })}
          >
            <strong>
              <bdi>{medicine ? nameOf(medicine) : ''}</bdi>
            </strong>
            <span className={css({ textStyle: 'small', color: 'muted' })}>
              {[
                lotOf(line),
                expiryOf(line),
                words.sent({ count: number(line.quantity), unit: unitOf(medicine, line.quantity) }),
              ].join(' · ')}
            </span>
            <NumberField
              name={`arrived.${row}`}
              label={words.title()}
              unit={unitOf(medicine, arrived[row] ?? 0)}
              locale={locale}
              value={arrived[row] ?? 0}
              error={errors[`arrived.${row}`]}
              onChange={(units) => setArrived(arrived.with(row, units ?? 0))}
            />
          </li>
        )
      })}
      {isShort && (
        <li>
          <SelectField
            name="reason"
            label={words.reason()}
            required
            placeholder={words.noReason()}
            options={options(transactionReasons, reasonsOf.transfer_in)}
            value={chosen ?? ''}
            error={errors.reason}
            onChange={({ target }) => setReason(oneOf(reasonsOf.transfer_in, target.value) ?? null)}
          />
        </li>
      )}
    </TakingForm>
  )
}
