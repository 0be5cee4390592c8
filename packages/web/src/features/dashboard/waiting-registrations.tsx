import type { Schema } from '@clinic/api'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { personName } from '../../platform/texts/person-name'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Table } from '../../ui/table/table'
import { ago } from './ago'

interface WaitingProps {
  rows: readonly Schema<'RegistrationRow'>[]
  now: number
}

/** The registrations that wait longest; a row opens its review. */
export function WaitingRegistrations({ rows, now }: WaitingProps) {
  const { dashboard: texts } = useTexts()
  const language = useLanguage()
  if (rows.length === 0) return <NobodyWaits />
  return (
    <Card
      flush
      title={texts.registrations.waiting()}
      actions={
        <Link href="/clinic/patient/registration" className={link()}>
          {texts.seeAll()}
        </Link>
      }
    >
      <Table
        label={texts.registrations.waiting()}
        rows={rows}
        rowKey={({ id }) => id}
        href={({ id }) => `/clinic/patient/registration/${id}`}
        columns={[
          { key: 'name', header: texts.registrations.name(), cell: personName },
          {
            key: 'phone',
            header: texts.registrations.phone(),
            cell: ({ phone }) => <PhoneNumber number={phone} />,
            fit: true,
          },
          {
            key: 'submitted_at',
            header: texts.registrations.came(),
            fit: true,
            cell: ({ submitted_at }) => ago(submitted_at, { now, language }),
          },
        ]}
      />
    </Card>
  )
}

function NobodyWaits() {
  const { registrations, shareLink } = useTexts().dashboard
  return (
    <Card>
      <EmptyState
        title={registrations.noneTitle()}
        action={
          <Link href="/clinic/information" className={buttonClass({ variant: 'soft' })}>
            {shareLink()}
          </Link>
        }
      >
        {registrations.noneText()}
      </EmptyState>
    </Card>
  )
}
