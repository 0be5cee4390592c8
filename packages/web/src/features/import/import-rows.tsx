import type { Schema } from '@clinic/api'
import { importLineStates, importMachine } from '@clinic/core/import'
import { canMove } from '@clinic/core/lifecycle'
import { useQueries } from '@tanstack/react-query'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useSearchParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { FilterChips } from '../../ui/table/filter-chips'
import { type WindowedColumn, WindowedTable } from '../../ui/table/windowed-table'
import { linesPerPage, linesQuery } from './import-query'
import { reasonOf } from './imported-kinds'

const MendDialog = lazyWithRetry(() => import('./mend-dialog'))

type Line = Schema<'ImportLine'>

/** Lists all rows of a file with their problems; after the import, only the refused ones. */
export default function ImportRows({ record }: { record: Schema<'Import'> }) {
  const texts = useTexts().import
  const { number } = useFormat()
  const { state, invalid_count, row_count, id } = record
  const isOver = state === 'done' || state === 'cancelled'
  const [address, setAddress] = useSearchParams()
  const onlyInvalid = isOver || (address.get('rows') === 'invalid' && invalid_count > 0)
  const title = isOver ? texts.rows.refusedTitle() : texts.rows.title()
  const [mended, setMended] = useState<Line>()
  const lines = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const canMend = canMove(importMachine, state, { type: 'import.mend' })
  const openToMend = (line: Line) => {
    opener.current = document.activeElement
    setMended(line)
  }
  // what opened it goes with the last refused row
  const focusAfter = () =>
    opener.current instanceof HTMLElement && opener.current.isConnected
      ? opener.current
      : (lines.current?.querySelector<HTMLElement>('[role=grid]') ?? null)
  return (
    <Card
      flush
      title={title}
      actions={
        !isOver &&
        invalid_count > 0 && (
          <FilterChips
            label={texts.rows.filter()}
            options={[{ value: 'invalid', label: `${texts.rows.onlyRefused()} (${number(invalid_count)})` }]}
            value={onlyInvalid ? 'invalid' : ''}
            onChange={(rows) => setAddress(rows === '' ? {} : { rows }, { replace: true })}
          />
        )
      }
    >
      <div ref={lines}>
        <Lines
          key={`${id} ${onlyInvalid}`}
          record={record}
          title={title}
          count={onlyInvalid ? invalid_count : row_count}
          state={onlyInvalid ? 'invalid' : undefined}
          onMend={canMend ? openToMend : undefined}
        />
      </div>
      {mended && canMend && (
        <Suspense>
          <MendDialog record={record} first={mended} focusAfter={focusAfter} onClose={() => setMended(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

interface LinesProps {
  record: Schema<'Import'>
  title: string
  count: number
  state: Schema<'ImportLineState'> | undefined
  /** a refused row is to be corrected; undefined where none can be */
  onMend: ((line: Line) => void) | undefined
}

function Lines({ record, title, count, state, onMend }: LinesProps) {
  const texts = useTexts().import
  const [current, setCurrent] = useState<number>()
  const { lineAt, setRange, failed } = useLines(record.id, state)
  const chosen = current === undefined ? undefined : lineAt(current)
  return (
    <>
      {failed && <LoadFailed query={failed} />}
      <WindowedTable
        label={title}
        columns={useLineColumns(record)}
        count={count}
        row={lineAt}
        onRange={setRange}
        onCurrent={setCurrent}
        onOpen={(index) => {
          const line = lineAt(index)
          if (line?.state === 'invalid') onMend?.(line)
        }}
      />
      <div className={details}>
        {chosen ? (
          <LineDetails record={record} line={chosen} onMend={onMend} />
        ) : (
          <p className={quiet}>{onMend ? texts.rows.chooseToMend() : texts.rows.choose()}</p>
        )}
      </div>
    </>
  )
}

/** The rows in sight, a hundred at once. */
function useLines(id: number, state: LinesProps['state']) {
  const { api } = useApp()
  const [range, setRange] = useState({ first: 1, last: 1 })
  const pages = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index)
  const queries = useQueries({ queries: pages.map((page) => linesQuery(api, { id, page, state })) })
  return {
    lineAt: (index: number): Line | undefined => queries[pageOf(index) - range.first]?.data?.rows[index % linesPerPage],
    setRange: useCallback(
      (from: number, to: number) =>
        setRange((before) => {
          const [first, last] = [pageOf(from), pageOf(to)]
          return before.first === first && before.last === last ? before : { first, last }
        }),
      [],
    ),
    failed: queries.find(({ error, data }) => error && !data),
  }
}

const pageOf = (index: number) => Math.floor(index / linesPerPage) + 1

function useLineColumns({ columns, kind }: Schema<'Import'>): readonly WindowedColumn<Line>[] {
  const texts = useTexts()
  const { number } = useFormat()
  return useMemo(() => {
    const { rows } = texts.import
    const textOf = ({ cells }: Line) =>
      cells.filter((cell, index) => cell !== '' && columns[index] !== null).join(' · ')
    const reasons = ({ problems }: Line) => problems.map((problem) => reasonOf(texts, kind, problem)).join('; ')
    const wrong = (line: Line) => <span className={bad}>{reasons(line)}</span>
    const says = (line: Line) => <bdi>{textOf(line)}</bdi>
    return [
      { key: 'line', header: rows.line(), width: '4.75rem', cell: ({ line }) => number(line) },
      {
        key: 'state',
        header: rows.state(),
        width: '6.25rem',
        cell: ({ state }) => <ValueTag of={importLineStates} value={state} />,
      },
      { key: 'says', header: rows.says(), width: 'minmax(0, 3fr)', from: 'wide', cell: says },
      { key: 'why', header: rows.why(), width: 'minmax(0, 2fr)', from: 'wide', cell: wrong },
      {
        key: 'both',
        header: rows.says(),
        width: 'minmax(0, 1fr)',
        from: 'narrow',
        cell: (line) => (line.problems.length > 0 ? wrong(line) : says(line)),
      },
    ]
  }, [texts, number, columns, kind])
}

/** Shows one row: its problems by field, and its cells by heading. */
function LineDetails({ record, line, onMend }: Pick<LinesProps, 'record' | 'onMend'> & { line: Line }) {
  const texts = useTexts()
  const { rows, columns } = texts.import
  const { kind, headings } = record
  return (
    <section aria-label={rows.one({ line: line.line })} className={css({ display: 'grid', gap: '4' })}>
      <h3 className={css({ textStyle: 'subheading' })}>{rows.one({ line: line.line })}</h3>
      {line.problems.length > 0 && (
        <ul className={bad}>
          {line.problems.map((problem) => (
            <li key={problem.field}>{reasonOf(texts, kind, problem)}</li>
          ))}
        </ul>
      )}
      {onMend && line.state === 'invalid' && (
        <div>
          <Button size="sm" onClick={() => onMend(line)}>
            {rows.open()}
          </Button>
        </div>
      )}
      <KeyValue
        pairs={headings.map((heading, index) => ({
          label: heading || columns.unnamed(index + 1),
          value: line.cells[index],
        }))}
      />
    </section>
  )
}

const details = css({ paddingInline: { base: '4', sm: '6' }, paddingBlock: '4', borderBlockStart: 'hairline' })
const quiet = css({ color: 'muted' })
const bad = css({ color: 'error.text' })
