import { Fragment } from 'react'
import { css } from 'styled-system/css'
import { useLocation, useParams } from 'wouter'
import { Card } from '../../../ui/card'
import { KeyValue } from '../../../ui/key-value'
import { useEarlyQuery } from '../../app/use-early-query'
import { Page } from '../../page/page'
import { useTexts } from '../../texts/use-texts'
import { RecordForm, RecordFormSkeleton } from '../record-form'
import { RecordGate } from '../record-gate'
import { fieldsOf, type Master, type Stored } from './master'
import type { MasterField } from './master-field'
import { MasterFields } from './master-fields'
import type { MasterScreenProps } from './master-list'
import { useFieldText } from './use-field-text'
import { useMasterForm } from './use-master-form'
import { masterQuery, useMasterSaved } from './use-master-saved'

/** One row: a form for those who may change it, details for everybody else, and panels below it. */
export function MasterPage<Row extends Stored & Input, Input extends object>(props: MasterScreenProps<Row, Input>) {
  const { base } = props
  const master = { ...props.master, sections: props.master.sections.filter(({ onlyNew }) => !onlyNew) }
  const { words, nameOf, permissions, notice, panels } = master
  const texts = useTexts().master
  const { id } = useParams<{ id: string }>()
  const query = useEarlyQuery(masterQuery(master, Number(id)))
  const missing = { title: texts.missing.title(), text: texts.missing.text(), href: base, leave: words.title() }
  return (
    <Page title={query.data ? nameOf(query.data) : words.title()} back={{ href: base, label: words.title() }}>
      <RecordGate query={query} skeleton={<RecordFormSkeleton />} missing={missing}>
        {(row) => (
          <div
            key={row.id}
            className={css({ display: 'grid', gap: '4', justifyItems: 'start', '& > *': { width: 'full' } })}
          >
            {notice?.(row)}
            {permissions.update ? (
              <MasterForm master={master} base={base} row={row} />
            ) : (
              <MasterDetails master={master} base={base} row={row} />
            )}
            {panels?.(row)}
          </div>
        )}
      </RecordGate>
    </Page>
  )
}

interface OfRow<Row extends Stored, Input extends object> extends MasterScreenProps<Row, Input> {
  row: Row
}

/** Edits a stored row; a change by somebody else is a conflict. */
function MasterForm<Row extends Stored & Input, Input extends object>({ master, base, row }: OfRow<Row, Input>) {
  const { key, calls, sections } = master
  const [, navigate] = useLocation()
  const tellSaved = useMasterSaved(master)
  return (
    <RecordForm<Input, Row>
      {...useMasterForm(master, { cancel: base })}
      form={`${key}-${row.id}`}
      initial={inputOf(master, row)}
      // a newer version, after a conflict, stands in the value
      save={(value) => calls.update(row.id, { version: row.version, ...value })}
      onSaved={(saved) => {
        tellSaved(saved)
        navigate(base)
      }}
    >
      {(fields) => <MasterFields sections={sections} {...fields} />}
    </RecordForm>
  )
}

function MasterDetails<Row extends Stored & Input, Input extends object>({ master, row }: OfRow<Row, Input>) {
  const textOf = useFieldText()
  return master.sections.map((section) => {
    const fields = fieldsOf([section])
    const inWords = fields.filter((field) => !showOf(field))
    return (
      <Card key={section.title} title={section.title}>
        <div className={css({ display: 'grid', gap: '4' })}>
          {fields.map((field) => (
            <Fragment key={field.name}>{showOf(field)?.(row)}</Fragment>
          ))}
          <KeyValue pairs={inWords.map((field) => ({ label: field.label, value: textOf(field, row) }))} />
        </div>
      </Card>
    )
  })
}

const showOf = <Input,>(field: MasterField<Input>) => (field.kind === 'custom' ? field.show : undefined)

/** Returns the writable fields of a row, and the version it was read with. */
function inputOf<Row extends Stored & Input, Input extends object>({ empty }: Master<Row, Input>, row: Row) {
  const fields = [...Object.keys(empty), 'version']
  // A stored row has all the fields of a new one.
  return Object.fromEntries(fields.map((field) => [field, Reflect.get(row, field)])) as Input
}
