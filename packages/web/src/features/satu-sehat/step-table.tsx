import type { Schema } from '@clinic/api'
import { jobStates } from '@clinic/core/satu-sehat'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Table } from '../../ui/table/table'

type Step = Schema<'SatuSehatStepDetail'>

/** Each step of a visit: how far it is, what the service replied, and the numbers it gave. */
export function StepTable({ steps }: { steps: readonly Step[] }) {
  const { fields, page, steps: names } = useTexts()['satu-sehat']
  const { dateTime, number } = useFormat(useClinicDay().timeZone)
  const whenOf = ({ sent_at, next_at }: Step) => {
    if (next_at !== null) return page.next({ when: dateTime(next_at) })
    return sent_at === null ? '' : dateTime(sent_at)
  }
  return (
    <Table
      wide
      label={page.steps()}
      rows={steps}
      rowKey={({ step }) => step}
      columns={[
        { key: 'step', header: fields.step(), cell: ({ step }) => names[step]() },
        {
          key: 'state',
          header: fields.state(),
          selfEvident: true,
          fit: true,
          cell: ({ state }) => <ValueTag of={jobStates} value={state} />,
        },
        {
          key: 'attempts',
          header: fields.attempts(),
          align: 'end',
          fit: true,
          cell: ({ attempts }) => attempts > 0 && number(attempts),
        },
        { key: 'when', header: fields.when(), cell: whenOf },
        { key: 'reply', header: fields.reply(), cell: (step) => <StepReply step={step} /> },
        { key: 'numbers', header: fields.numbers(), cell: ({ resources }) => <GivenNumbers of={resources} /> },
      ]}
    />
  )
}

function StepReply({ step: { http_status, rules, message } }: { step: Step }) {
  const { page } = useTexts()['satu-sehat']
  const told = [
    http_status !== null && page.http({ status: http_status }),
    rules.length > 0 && page.ruled({ rules: rules.join(', ') }),
  ].filter((part) => part !== false)
  if (told.length === 0 && !message) return null
  return (
    <span className={lines}>
      <bdi>{told.join(' · ')}</bdi>
      {message && <bdi className={small}>{message}</bdi>}
    </span>
  )
}

/** Folded away: a chart of teeth alone may have gained fifty. */
function GivenNumbers({ of: resources }: { of: Step['resources'] }) {
  const { page } = useTexts()['satu-sehat']
  if (resources.length === 0) return null
  return (
    <details>
      <summary className={css({ cursor: 'pointer', width: 'fit', whiteSpace: 'nowrap' })}>
        {page.numbers({ count: resources.length })}
      </summary>
      <ul className={css({ display: 'grid', gap: '2', paddingBlock: '2' })}>
        {resources.map(({ key, remote_id }) => (
          <li key={key} className={lines}>
            <bdi>{remote_id}</bdi>
            <bdi className={small}>{key}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}

// paths of elements and numbers of the service are longer than a phone is wide
const lines = css({ display: 'grid', minWidth: '0', lineHeight: 'heading', overflowWrap: 'anywhere' })
const small = css({ fontSize: 'xs', color: 'muted' })
