import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { activityAddress } from '../../../entities/activity/activity-address'
import { isolated } from '../../../platform/texts/person-name'
import { useNamespaces } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Banner } from '../../../ui/feedback/banner'
import { activityLabel, namespacesFor } from './activity-labels'
import { isUnspoken } from './activity-words'
import { recordAddress } from './record-address'
import { useActivityValue } from './use-activity-value'

/** What each field was before and is now, and where to look further. */
export default function ActivityDetails({ activity }: { activity: Schema<'Activity'> }) {
  useNamespaces(namespacesFor([activity]))
  const texts = useTexts()
  const words = texts.activity
  const { object, object_id, patients, reason, ip, is_erased } = activity
  const fields = activity.fields
    .filter(({ field }) => !isUnspoken(object, field))
    .map((each) => ({ ...each, label: activityLabel(texts, object, each.field) }))
  const named = fields.filter(({ label }) => label !== '')
  const unnamed = activity.left_out + fields.length - named.length
  const record = is_erased ? undefined : recordAddress(activity)
  return (
    <div className={box}>
      {is_erased && <Banner tone="info">{words.erased()}</Banner>}
      {named.length > 0 && <FieldTable object={object} fields={named} />}
      {unnamed > 0 && <p className={quiet}>{words.more(unnamed)}</p>}
      {named.length === 0 && unnamed === 0 && !is_erased && <p className={quiet}>{words.noDetails()}</p>}
      {reason && <Fact label={words.reason()}>{reason}</Fact>}
      {ip && <Fact label={words.device()}>{ip}</Fact>}
      <p className={links}>
        {record && (
          <Link href={record} className={link()}>
            {words.open()}
          </Link>
        )}
        {object_id !== null && object !== 'other' && (
          <Link href={activityAddress({ object, id: object_id })} className={link()}>
            {words.allOfRecord()}
          </Link>
        )}
        {patients.length === 1 &&
          patients.map(({ id, name }) => (
            <Link key={id} href={activityAddress({ patient: id })} className={link()}>
              {words.allOfPatient({ name: isolated(name) })}
            </Link>
          ))}
      </p>
    </div>
  )
}

interface FieldTableProps {
  object: Schema<'ActivityObject'>
  fields: readonly (Schema<'ActivityField'> & { label: string })[]
}

function FieldTable({ object, fields }: FieldTableProps) {
  const { activity: words } = useTexts()
  const tell = useActivityValue(object)
  // of something new there is nothing before
  const hasBefore = fields.some(({ before }) => before !== null)
  const hasAfter = fields.some(({ after }) => after !== null)
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{words.field()}</th>
          {hasBefore && <th scope="col">{words.before()}</th>}
          {hasAfter && <th scope="col">{words.after()}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            {hasBefore && <Value>{tell(field, before)}</Value>}
            {hasAfter && <Value>{tell(field, after)}</Value>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ children }: { children: string | undefined }) {
  const { activity: words } = useTexts()
  return <td>{children ? <bdi>{children}</bdi> : <span className={quiet}>{words.empty()}</span>}</td>
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <p>
    <span className={quiet}>{label}</span> <bdi>{children}</bdi>
  </p>
)

const box = css({ display: 'grid', gap: '2', paddingBlock: '2', minWidth: '0', fontWeight: 'normal' })
const quiet = css({ color: 'muted' })
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' })
const table = css({
  width: 'full',
  maxWidth: '[44rem]',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': {
    paddingBlock: '1',
    paddingInlineEnd: '3',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    borderBlockEnd: 'hairline',
  },
  '& th': { fontWeight: 'medium' },
  '& thead th': { color: 'muted', fontSize: 'xs' },
  '& tbody th': { width: '[32%]' },
})
