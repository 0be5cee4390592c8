import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { packageSoldMachine, packageSoldStates } from '@clinic/core/package-sold'
import { css } from 'styled-system/css'
import { note as recipe } from 'styled-system/recipes'
import type { PackageSold } from '../../../entities/package-sold/package-query'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Button } from '../../../ui/button'
import { KeyValue } from '../../../ui/key-value'
import { PackageHistory } from './package-history'

interface PackageRowProps {
  of: PackageSold
  onAsk: (about: 'extend' | 'refund') => void
}

/** A package in a few lines: how it stands, what is left of each service, what the rest is worth, and its history. */
export function PackageRow({ of, onAsk }: PackageRowProps) {
  const words = useTexts()['package-sold']
  const { date, money, number } = useFormat()
  const language = useLanguage()
  const canExtend = useCanCall(operationRoles.extendPackageSold)
  const canRefund = useCanCall(operationRoles.refundPackageSold)
  const { name, state, items, sold_on, valid_until, price, rest, refundable, reason } = of
  const classes = recipe()
  const bought = date(sold_on)
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <ValueTag of={packageSoldStates} value={state} />
        <span className={css({ color: 'muted' })}>{words.until({ date: date(valid_until) })}</span>
        {canExtend && canMove(packageSoldMachine, state, { type: 'packageSold.extend' }) && (
          <Button
            size="sm"
            variant="outline"
            aria-label={words.extend.openOf({ name })}
            onClick={() => onAsk('extend')}
          >
            {words.extend.open()}
          </Button>
        )}
        {canRefund && refundable !== null && refundable > 0 && (
          <Button
            size="sm"
            variant="outline"
            aria-label={words.refund.openOf({ name })}
            onClick={() => onAsk('refund')}
          >
            {words.refund.open()}
          </Button>
        )}
      </div>
      <section aria-label={words.services({ name })}>
        <KeyValue
          pairs={items.map((item) => ({
            label: language === 'id' || item.name_en === '' ? item.name : item.name_en,
            value: words.balance({ left: number(item.left), sessions: number(item.sessions) }),
          }))}
        />
      </section>
      <span className={css({ color: 'muted' })}>
        {[
          price === null ? words.bought({ date: bought }) : words.sold({ date: bought, price: money(price) }),
          rest !== null && state === 'active' && words.worth({ amount: money(rest) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {reason && (
        <span>
          <bdi>{words.reason({ reason })}</bdi>
        </span>
      )}
      <PackageHistory of={of} />
    </li>
  )
}
