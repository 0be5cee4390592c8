import { unwrap } from '@clinic/api'
import { paymentMethods } from '@clinic/core/invoice'
import { valuesOf } from '@clinic/core/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { myCashShiftQuery } from '../../../../entities/cash-shift/cash-shift-query'
import type { CreditNote } from '../../../../entities/credit-note/credit-note-query'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { MethodFields } from '../../../../entities/invoice/method-fields'
import { useApp } from '../../../../platform/app/app-context'
import { notify } from '../../../../platform/page/notify'
import { RecordDialog } from '../../../../platform/record/record-dialog'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { TextArea } from '../../../../ui/field/text-area'
import { CreditLines } from './credit-lines'
import { CreditSums } from './credit-sums'
import { creditableLines, creditInput, emptyCredit, sumsOf, type TypedCredit } from './typed-credit'

interface CreditDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Takes a part of what was billed off an issued invoice, and gives back what was paid above the new total. */
export default function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const { api } = useApp()
  const { create: words, fields } = useTexts()['credit-note']
  const { money } = useFormat()
  const queries = useQueryClient()
  const shift = useQuery(myCashShiftQuery(api)).data
  const { id, number, payor } = invoice
  const lines = creditableLines(invoice)
  return (
    <RecordDialog<TypedCredit, CreditNote>
      form={`credit-of-${id}`}
      title={words.title({ number: number ?? '' })}
      description={words.text()}
      saveLabel={words.save()}
      saveVariant="danger"
      initial={emptyCredit(invoice)}
      problemsOf={(typed) => ({
        lines: Object.keys(typed.amounts).length === 0 ? words.none() : undefined,
        ...Object.fromEntries(
          lines.map(({ id, creditable }) => {
            const amount = typed.amounts[id]
            const isWrong = amount !== undefined && (!amount || amount > creditable)
            return [`line-${id}`, isWrong ? words.tooMuch({ amount: money(creditable) }) : undefined]
          }),
        ),
        method: sumsOf(typed, invoice).refund > 0 && shift?.state !== 'open' ? words.noShift() : undefined,
        reason: typed.reason.trim() === '' ? words.required() : undefined,
      })}
      save={(typed, key) =>
        unwrap(
          api.POST('/api/invoice/{id}/credit-note', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body: creditInput(typed, invoice),
          }),
        )
      }
      onSaved={(saved) => {
        void notify('success', words.saved({ number: saved.number }))
        for (const feature of ['cash-shift', 'invoice', 'deposit', 'instalment', 'credit-note'])
          void queries.invalidateQueries({ queryKey: [feature] })
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => {
        const sums = sumsOf(value, invoice)
        return (
          <>
            <CreditLines
              lines={lines}
              amounts={value.amounts}
              errors={errors}
              onChange={(amounts) => change({ amounts })}
            />
            {payor > 0 && <p className={css({ textStyle: 'small', color: 'muted' })}>{words.payor()}</p>}
            <CreditSums {...sums} />
            {sums.refund > 0 && (
              <MethodFields
                value={value}
                offered={valuesOf(paymentMethods)}
                labels={{ method: fields.method(), reference: fields.reference() }}
                errors={errors}
                onChange={change}
              />
            )}
            <TextArea
              name="reason"
              label={fields.reason()}
              required
              dir="auto"
              maxLength={200}
              help={words.help()}
              error={errors.reason}
              value={value.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          </>
        )
      }}
    </RecordDialog>
  )
}
