import type { Schema } from '@clinic/api'
import { doctorStatuses } from '@clinic/core/doctor'
import { canMove } from '@clinic/core/lifecycle'
import { accountMachine } from '@clinic/core/login-account'
import { valuesOf } from '@clinic/core/values'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'wouter'
import { useStatus } from '../../platform/list/use-status'
import { oneOf } from '../../platform/texts/one-of'
import { SelectField } from '../../ui/field/select-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { type AccountKind, useAccountCalls } from './account-calls'

const InactivePersonDialog = lazyWithRetry(async () => ({
  default: (await import('./account-disable-dialog')).InactivePersonDialog,
}))

type Status = Schema<'DoctorStatus'>

/** The part of a form this field needs. */
export interface PersonStatus {
  value: { name: string; status: Status }
  errors: Readonly<Record<string, string | undefined>>
  change: (part: { status: Status }) => void
}

interface PersonStatusFieldProps extends PersonStatus {
  kind: AccountKind
}

/** The status of a person; warns that making them inactive disables their login. */
export function PersonStatusField({ kind, value, errors, change }: PersonStatusFieldProps) {
  const { label, options } = useStatus(doctorStatuses).field
  const { id } = useParams<{ id?: string }>()
  const { key, read } = useAccountCalls({ kind, id: Number(id) })
  const account = useQuery({ queryKey: key, queryFn: ({ signal }) => read(signal), enabled: id !== undefined }).data
  const [isAsking, setAsking] = useState(false)
  const signsIn = account && canMove(accountMachine, account.state, { type: 'account.disable' })
  return (
    <>
      <SelectField
        name="status"
        label={label}
        error={errors.status}
        value={value.status}
        options={options}
        onChange={({ target }) => {
          const status = oneOf(valuesOf(doctorStatuses), target.value) ?? value.status
          if (status === 'inactive' && signsIn) setAsking(true)
          else change({ status })
        }}
      />
      {isAsking && account && (
        <Suspense>
          <InactivePersonDialog
            name={value.name}
            email={account.email}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              change({ status: 'inactive' })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
