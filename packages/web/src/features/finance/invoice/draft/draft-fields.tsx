import type { Schema } from '@clinic/api'
import { type InvoiceTerms, isAboveLimit } from '@clinic/core/invoice'
import { sessionNumbers } from '@clinic/core/package-sold'
import { listsOf, pricesOf, promisedPrice } from '@clinic/core/price-list'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import type { Approval } from '../../../../entities/approval/approval-query'
import { draftAmounts } from '../../../../entities/invoice/draft-amounts'
import { InvoiceTotals } from '../../../../entities/invoice/invoice-totals'
import { useTexts } from '../../../../platform/texts/use-texts'
import { AboveLimit } from './above-limit'
import { AddPackage } from './add-package'
import { AddService } from './add-service'
import { DiscountFields } from './discount-fields'
import { DraftLineRow } from './draft-line-row'
import { type DraftLine, type DraftValue, lineOf, packageLineOf, typedPrice, withLists } from './draft-value'
import { PolicyField } from './policy-field'

interface DraftFieldsProps {
  value: DraftValue
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<DraftValue>) => void
  policies: readonly Schema<'PolicyChoice'>[]
  /** The class of the patient. */
  priceList: Schema<'PriceListName'> | null
  packages: readonly Schema<'PackageChoice'>[]
  terms: InvoiceTerms
  /** In percent, that of the clinic. */
  limit: number
  approval: Approval | null
  /** Runs when the button that asks the manager is pressed, before the form is sent. */
  onAsk: () => void
}

/** The lines of a draft, who pays a part, the discount of the whole, and what that comes to while it is typed. */
export function DraftFields(props: DraftFieldsProps) {
  const { value, errors, change, policies, priceList, packages, terms, limit, approval, onAsk } = props
  const { page, line: words, discount } = useTexts().invoice
  const list = useRef<HTMLUListElement>(null)
  const { lines } = value
  const policyOf = (id: number | null) => policies.find((policy) => policy.id === id)
  const listsWith = (id: number | null) => listsOf(policyOf(id), { price_list: priceList })
  const lists = listsWith(value.policy_id)
  const known = [null, ...policies.map(({ id }) => id)].flatMap(listsWith)
  const sessions = sessionNumbers(
    lines.map((line) => ({ ...line, package_id: line.package?.id ?? null })),
    packages,
  )
  const { patient, payor, lines: computed, ...amounts } = draftAmounts(lines, terms)
  function put(next: DraftLine[], focus: string) {
    flushSync(() => change({ lines: next }))
    list.current?.parentElement?.querySelector<HTMLElement>(focus)?.focus()
  }
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      {lines.length === 0 && <p className={css({ color: 'muted' })}>{words.none()}</p>}
      <ul ref={list} aria-label={page.lines()}>
        {lines.map((line, index) => (
          <DraftLineRow
            // a new line is known by its place
            key={line.id ?? `new-${index}`}
            index={index}
            line={line}
            promised={promisedPrice(line, { lists, policy: policyOf(value.policy_id) })}
            amounts={computed[index]}
            packages={packages}
            session={sessions[index] ?? null}
            isCovered={terms.coverage !== null}
            errors={errors}
            onChange={(part) => change({ lines: lines.with(index, { ...line, ...part }) })}
            onPrice={(price) => change({ lines: lines.with(index, typedPrice(line, { price, lists })) })}
            onRemove={() => put(lines.toSpliced(index, 1), '[role=combobox]')}
          />
        ))}
      </ul>
      <div className={adding}>
        <AddService
          error={errors.lines}
          onAdd={(product, history) => {
            const prices = pricesOf(history, { lists: unique(known), day: terms.day })
            put([...lines, lineOf(product, { prices, lists })], `[name="lines.${lines.length}.quantity"]`)
          }}
        />
        <AddPackage onAdd={(paket) => put([...lines, packageLineOf(paket)], `[data-remove="${lines.length}"]`)} />
      </div>
      {policies.length > 0 && (
        <PolicyField
          policies={policies}
          value={value.policy_id}
          error={errors.policy_id}
          onChange={(policy_id) => change({ policy_id, lines: withLists(lines, listsWith(policy_id)) })}
        />
      )}
      <div className={foot}>
        <div className={whole}>
          <DiscountFields
            names={{ discount: 'discount_value', reason: 'discount_reason' }}
            label={discount.whole()}
            value={value.discount}
            reason={value.discount_reason}
            errors={errors}
            onChange={change}
          />
        </div>
        <div aria-live="polite">
          <InvoiceTotals
            totals={{ ...amounts, payor, total: patient + payor }}
            payor={policies.find(({ id }) => id === value.policy_id)?.payor_name}
          />
        </div>
      </div>
      {isAboveLimit(amounts, limit) && <AboveLimit amounts={amounts} limit={limit} approval={approval} onAsk={onAsk} />}
    </div>
  )
}

const unique = (lists: readonly Schema<'PriceListName'>[]) => [
  ...new Map(lists.map((list) => [list.id, list])).values(),
]

const adding = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
})
const foot = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' },
})
const whole = css({ display: 'grid', gap: '3', gridTemplateColumns: { sm: '12rem 9rem minmax(0, 1fr)' } })
