import { ApiError, type Schema, unwrap } from '@clinic/api'
import { columnOf, importKinds, mappingProblems, requiredFields } from '@clinic/core/import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { Choice } from '../../platform/list/list-toolbar'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Table } from '../../ui/table/table'
import { FillEmpty } from './fill-empty'
import { importQuery } from './import-query'
import { importedKinds, labelOf } from './imported-kinds'

// only patients have names to split
const SplitNames = lazyWithRetry(() => import('./split-names'))

interface ImportColumnsProps {
  record: Schema<'Import'>
  onMapped: (mapped: Schema<'Import'>) => void
  /** Back to the columns as they are stored. */
  onKeep?: () => void
}

/** Maps the columns of the file, each with its first values, and sets default values for empty cells. */
export function ImportColumns({ record, onMapped, onKeep }: ImportColumnsProps) {
  const texts = useTexts()
  const words = texts.import.columns
  const { kind, headings } = record
  const [columns, setColumns] = useState<readonly (string | null)[]>(record.columns)
  const [defaultValues, setDefaultValues] = useState(() => initialDefaultValues(record))
  const problem = useRef<HTMLDivElement>(null)
  const saving = useSaving(record, onMapped)

  const filled = Object.fromEntries(Object.entries(defaultValues).filter(([, text]) => text.trim() !== ''))
  const problems = mappingProblems(kind, { columns, defaultValues: filled, headings: headings.length })
  const fieldsOf = (wanted: string) => Object.keys(problems).filter((field) => problems[field] === wanted)
  const missing = fieldsOf('columnMissing')
  const twice = fieldsOf('fieldTwice')
  const isNamedTwice = fieldsOf('wholeBesidePart').length > 0
  const inWords = (field: string) => labelOf(texts, kind, field)
  const fields = importKinds[kind].columns.map(({ field }) => field)
  const options = [
    { value: '', label: words.ignored() },
    ...fields.map((field) => ({ value: field, label: inWords(field) })),
  ]
  const wanted = [
    ...new Set([
      ...requiredFields(kind).filter((field) => columnOf(kind, columns, field) < 0),
      ...Object.keys(defaultValues),
    ]),
  ]

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (missing.length > 0 || twice.length > 0 || isNamedTwice) return problem.current?.focus()
    if (saving.isPending) return
    const entries = Object.entries(filled).map(([field, text]) => ({ field, text: text.trim() }))
    saving.mutate({ columns: [...columns], default_values: entries, version: record.version })
  }
  return (
    <form onSubmit={onSubmit} autoComplete="off" noValidate className={stack}>
      <div>
        <h2 className={css({ textStyle: 'heading' })}>{words.title()}</h2>
        <p className={css({ color: 'muted' })}>{words.about()}</p>
      </div>
      <div ref={problem} tabIndex={-1} className={stack}>
        {missing.length > 0 && (
          <Banner tone="warning">{words.missing({ fields: missing.map(inWords).join(', ') })}</Banner>
        )}
        {twice.map((field) => (
          <Banner key={field} tone="warning">
            {words.twice({ field: inWords(field) })}
          </Banner>
        ))}
        {isNamedTwice && <Banner tone="warning">{words.wholeBesidePart()}</Banner>}
      </div>
      {columns.includes('full_name') && !isNamedTwice && <Banner>{words.splitAbout()}</Banner>}
      <Table
        label={words.title()}
        rows={headings.map((heading, index) => ({ index, heading: heading || words.unnamed(index + 1) }))}
        rowKey={({ index }) => index}
        columns={[
          { key: 'heading', header: words.heading(), cell: ({ heading }) => <bdi>{heading}</bdi> },
          {
            key: 'field',
            header: words.field(),
            cell: ({ index, heading }) => (
              <Choice
                label={words.fieldOf({ heading })}
                value={columns[index] ?? ''}
                options={options}
                onChange={(field) => setColumns(columns.with(index, field === '' ? null : field))}
              />
            ),
          },
          {
            key: 'sample',
            header: words.sample(),
            cell: ({ index }) =>
              columns[index] === 'full_name' ? (
                <Suspense>
                  <SplitNames names={firstValues(record, index)} />
                </Suspense>
              ) : (
                <bdi className={sample}>{firstValues(record, index).join(' · ')}</bdi>
              ),
          },
        ]}
      />
      <FillEmpty
        about={importedKinds[kind].defaultValues?.about(texts)}
        fields={wanted}
        others={fields.filter((field) => !wanted.includes(field))}
        labelOf={inWords}
        defaultValues={defaultValues}
        onChange={setDefaultValues}
      />
      {saving.error && <FailureBanner error={saving.error} />}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button type="submit" busy={saving.isPending}>
          {words.save()}
        </Button>
        {onKeep && (
          <Button variant="outline" onClick={onKeep}>
            {words.keep()}
          </Button>
        )}
      </div>
    </form>
  )
}

function useSaving({ id }: Schema<'Import'>, onMapped: ImportColumnsProps['onMapped']) {
  const { api } = useApp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Schema<'ImportMapping'>) =>
      unwrap(api.PUT('/api/import/{id}/mapping', { params: { path: { id } }, body })),
    onSuccess: onMapped,
    onError(error) {
      // another window continued: shows it as it is now
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: importQuery(api, id).queryKey })
    },
  })
}

/** Returns the defaults stored before, and the fields this kind always asks for. */
const initialDefaultValues = ({ kind, default_values }: Schema<'Import'>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries((importedKinds[kind].defaultValues?.fields ?? []).map((field) => [field, ''])),
  ...Object.fromEntries(default_values.map(({ field, text }) => [field, text])),
})

/** The first three values that differ. */
const firstValues = ({ sample }: Schema<'Import'>, index: number) =>
  [...new Set(sample.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== ''))].slice(0, 3)

const stack = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })
const sample = css({ color: 'muted', lineClamp: '2', overflowWrap: 'anywhere' })
