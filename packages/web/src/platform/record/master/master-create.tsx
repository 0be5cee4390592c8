import { Redirect, useLocation } from 'wouter'
import { Page } from '../../page/page'
import { RecordForm } from '../record-form'
import type { Stored } from './master'
import { MasterFields } from './master-fields'
import type { MasterScreenProps } from './master-list'
import { useMasterForm } from './use-master-form'
import { useMasterSaved } from './use-master-saved'

/** A new row of a kind of master data. */
export function MasterCreate<Row extends Stored, Input extends object>(props: MasterScreenProps<Row, Input>) {
  const { master, base } = props
  const { key, words, calls, empty, sections, permissions } = master
  const [, navigate] = useLocation()
  const tellSaved = useMasterSaved(master)
  const form = useMasterForm(master, { cancel: base })
  // for typed or shared addresses: a form that could not be saved is not shown
  if (!permissions.create) return <Redirect to={base} replace />
  return (
    <Page title={words.create()} back={{ href: base, label: words.title() }}>
      <RecordForm
        {...form}
        form={`${key}-new`}
        initial={empty}
        save={(value, idempotencyKey) => calls.create(value, { 'Idempotency-Key': idempotencyKey })}
        onSaved={(row) => {
          tellSaved(row)
          navigate(`${base}/${row.id}`, { replace: true })
        }}
      >
        {(fields) => <MasterFields sections={sections} {...fields} />}
      </RecordForm>
    </Page>
  )
}
