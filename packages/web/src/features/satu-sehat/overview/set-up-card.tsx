import { canOpen } from '@clinic/core/access'
import { Circle, CircleCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useAccount } from '../../../platform/session/use-account'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { RegisterNow } from './register-now'
import type { SatuSehatStatus } from './satu-sehat-status-query'
import { SetUpFailures } from './set-up-failures'

type Check = SatuSehatStatus['checklist'][number]

/** What has to be there before visits can be sent, in the order of the ministry; each with the place where it is entered. */
export function SetUpCard({ status }: { status: SatuSehatStatus }) {
  const { checklist, set_up } = status
  const { setUp: words } = useTexts()['satu-sehat']
  const done = checklist.filter(isDone).length
  return (
    <Card
      title={words.title()}
      actions={<span className={count}>{words.count({ done, total: checklist.length })}</span>}
    >
      <ol className={css({ display: 'grid', gap: '3' })}>
        {checklist.map((check) => (
          <SetUpRow
            key={check.item}
            check={check}
            failures={set_up.failures.filter(({ item }) => item === check.item)}
          />
        ))}
      </ol>
      <RegisterNow status={status} />
    </Card>
  )
}

function SetUpRow({ check, failures }: { check: Check; failures: SatuSehatStatus['set_up']['failures'] }) {
  const { item, done, total } = check
  const { setUp: words } = useTexts()['satu-sehat']
  const role = useAccount()?.role.name
  const place = places[item]
  const name = words.items[item]()
  const Sign = isDone(check) ? CircleCheck : Circle
  return (
    <li className={row}>
      <Sign aria-hidden="true" className={isDone(check) ? ticked : open} />
      <span className={css({ minWidth: '0', flex: '1' })}>
        <VisuallyHidden>{isDone(check) ? words.done() : words.open()}</VisuallyHidden>{' '}
        {place && role && canOpen(role, place.split('?')[0] ?? place) ? (
          <Link href={place} className={link()}>
            {name}
          </Link>
        ) : (
          name
        )}
        {!isDone(check) && (
          <span className={left}>{total === 0 ? words.empty() : words.left[item]({ count: total - done })}</span>
        )}
        <SetUpFailures failures={failures} />
      </span>
      {isCounted(item) && total > 0 && <span className={count}>{words.count({ done, total })}</span>}
    </li>
  )
}

/** A clinic may prescribe nothing, and have no patients yet; without a room and a dentist nothing can be sent. */
const isDone = ({ item, done, total }: Check) => done >= total && (total > 0 || item === 'medicine' || item === 'area')

const isCounted = (item: Check['item']) => item !== 'authentication' && item !== 'organization'

/** Access is set on the server. */
const places: Record<Check['item'], string | null> = {
  authentication: null,
  organization: '/clinic/information',
  room: '/clinic/room',
  doctor: '/clinic/doctor',
  medicine: '/clinic/company-medicine',
  area: '/clinic/patient?status=active&readiness=incomplete',
}

const row = css({ display: 'flex', alignItems: 'flex-start', gap: '3', '& > svg': { boxSize: '5', flexShrink: '0' } })
const ticked = css({ color: 'success.text' })
const open = css({ color: 'muted' })
const left = css({ display: 'block', textStyle: 'small', color: 'muted' })
const count = css({ fontFamily: 'numeric', color: 'muted', whiteSpace: 'nowrap' })
