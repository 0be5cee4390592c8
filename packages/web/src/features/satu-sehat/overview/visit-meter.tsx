import { jobStates, missingKeys } from '@clinic/core/satu-sehat'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { chips, link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { ruleText } from '../../../entities/satu-sehat/rejection-text'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { noRule } from '../rule-in'
import { satuSehatAddress } from '../satu-sehat-address'
import { FilterLink } from './filter-link'
import type { SatuSehatStatus } from './satu-sehat-status-query'

interface VisitMeterProps {
  status: SatuSehatStatus
  /** Runs when a link is followed: the list is further down. */
  onFollow: () => void
}

/** How many visits lack what, are in which state, and were rejected by which rule; each number opens its visits. */
export function VisitMeter({ status, onFollow }: VisitMeterProps) {
  const { meter: words } = useTexts()['satu-sehat']
  const { label } = useLabels()
  const { number } = useFormat()
  const counts = status.counts.filter(({ count }) => count > 0)
  const missing = status.missing.filter(({ count }) => count > 0)
  const rules = status.rules.filter(({ count }) => count > 0)
  const notReady = counts.find(({ state }) => state === 'not_ready')?.count ?? 0
  if (counts.length === 0)
    return (
      <Card title={words.title()}>
        <p className={css({ color: 'muted' })}>{words.nothing()}</p>
      </Card>
    )
  return (
    <Card title={words.title()}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {notReady === 0 && <p>{words.ready()}</p>}
        {notReady > 0 && (
          <Group title={words.notReady({ count: notReady })}>
            {missing.map(({ key, count }) => (
              <FilterLink
                key={key}
                filter="missing"
                value={key}
                label={label(missingKeys, key)}
                count={number(count)}
                onFollow={onFollow}
              />
            ))}
          </Group>
        )}
        <Group title={words.states()}>
          {counts.map(({ state, count }) => (
            <FilterLink
              key={state}
              filter="state"
              value={state}
              label={label(jobStates, state)}
              count={number(count)}
              onFollow={onFollow}
            />
          ))}
        </Group>
        {rules.length > 0 && <Rules rules={rules} onFollow={onFollow} />}
      </div>
    </Card>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={css({ display: 'grid', gap: '2' })}>
    <h3 className={css({ fontWeight: 'medium' })}>{title}</h3>
    <div className={chips().root}>{children}</div>
  </section>
)

function Rules({ rules, onFollow }: Pick<SatuSehatStatus, 'rules'> & Pick<VisitMeterProps, 'onFollow'>) {
  const words = useTexts()['satu-sehat']
  const { number } = useFormat()
  return (
    <section className={css({ display: 'grid', gap: '2' })}>
      <h3 className={css({ fontWeight: 'medium' })}>{words.meter.rules()}</h3>
      <ul className={css({ display: 'grid', gap: '2' })}>
        {rules.map(({ rule, count }) => (
          <li key={rule} className={css({ display: 'flex', gap: '3' })}>
            <span className={css({ fontFamily: 'numeric', color: 'muted', minWidth: '6' })}>{number(count)}</span>
            <Link href={satuSehatAddress({ rule: String(rule ?? noRule) })} className={link()} onClick={onFollow}>
              {rule === null
                ? words.meter.noRule()
                : words.meter.rule({ what: ruleText(words, rule), rule: String(rule) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
