import { paymentMethods } from '@clinic/core/invoice'
import { medicineFlags } from '@clinic/core/medicine'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Figure } from '../../ui/figure'
import type { Desk } from './dashboard-query'
import { Figures } from './sections'

interface DeskDayProps {
  desk: Desk
  /** The manager reads the money first, the front office the people. */
  first: 'figures' | 'work'
}

/** The people and the money of today; each figure opens its rows. */
export function DeskDay({ desk, first }: DeskDayProps) {
  const rows = [<Money key="money" desk={desk} />, <People key="people" desk={desk} tellsShare={first === 'figures'} />]
  return first === 'work' ? rows.toReversed() : rows
}

interface PeopleProps {
  desk: Desk
  /** Whether the share of those who did not come is a figure of its own. */
  tellsShare: boolean
}

function People({ desk, tellsShare }: PeopleProps) {
  const { expected, missed, waiting, in_treatment, at_cashier, done } = desk
  const texts = useTexts().dashboard.desk
  const { number } = useFormat()
  return (
    <Figures>
      <Figure
        label={texts.expected()}
        value={number(expected)}
        change={missed > 0 ? { text: texts.missed(missed), tone: 'warning' } : { text: texts.nobodyMissed() }}
        href="/clinic/dashboard/calendar?view=list"
      />
      <Figure
        label={texts.here()}
        value={number(waiting)}
        change={{ text: texts.inTreatment(in_treatment) }}
        href="/clinic/dashboard/queue"
      />
      <Figure
        label={texts.atCashier()}
        value={number(at_cashier)}
        change={{ text: texts.done(done) }}
        href="/clinic/finance"
      />
      {tellsShare && <Missed desk={desk} />}
    </Figures>
  )
}

/** Who did not come, out of everybody who was due by now. */
function Missed({ desk: { missed, due } }: { desk: Desk }) {
  const texts = useTexts().dashboard.desk
  const { number } = useFormat()
  return (
    <Figure
      label={texts.noShow()}
      value={due === 0 ? texts.noShare() : texts.share({ percent: number(Math.round((missed / due) * 100)) })}
      change={
        due === 0
          ? { text: texts.nobodyDue() }
          : { text: texts.missedOf({ missed, due }), tone: missed > 0 ? 'warning' : 'success' }
      }
      href="/clinic/dashboard/calendar?view=list&period=today&state=no_show"
    />
  )
}

function Money({ desk: { collected, usual, methods, unpaid, stock } }: { desk: Desk }) {
  const texts = useTexts().dashboard.desk
  const { money } = useFormat()
  const { label } = useLabels()
  const usually = usual === null ? texts.first() : texts.usual({ amount: money(usual) })
  const parts = methods.map(({ method, amount }) =>
    texts.byMethod({ method: label(paymentMethods, method), amount: money(amount) }),
  )
  return (
    <Figures>
      <Figure
        label={texts.collected()}
        value={money(collected)}
        change={{ text: [usually, ...parts].join(' · ') }}
        href="/clinic/finance/payment?period=today"
      />
      <Figure
        label={texts.unpaid()}
        value={money(unpaid.amount)}
        change={{ text: texts.unpaidCount(unpaid.count), tone: unpaid.count > 0 ? 'warning' : 'success' }}
        href="/clinic/finance/invoice?owed=any"
      />
      <Figure
        label={texts.stock()}
        value={stock.reduce((sum, { count }) => sum + count, 0)}
        change={
          stock.length > 0
            ? {
                text: stock.map(({ flag, count }) => `${label(medicineFlags, flag)} ${count}`).join(' · '),
                tone: 'warning',
              }
            : { text: texts.stockGood(), tone: 'success' }
        }
        href={stock[0] ? `/clinic/medicine?flag=${stock[0].flag}` : '/clinic/medicine'}
      />
    </Figures>
  )
}
