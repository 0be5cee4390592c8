import type { Schema } from '@clinic/api'
import type { batchRunnerMachine } from '@clinic/core/import'
import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { Progress } from '../../ui/feedback/progress'
import { VisuallyHidden } from '../../ui/visually-hidden'

interface ImportProgressProps {
  record: Schema<'Import'>
  runner: ActorRefFrom<typeof batchRunnerMachine>
}

/** The progress of the check or the creation. It can be paused and resumed, and waits for a lost network. */
export function ImportProgress({ record, runner }: ImportProgressProps) {
  const texts = useTexts()
  const { progress: words } = texts.import
  const { number } = useFormat()
  const isBusy = useSelector(runner, (snapshot) => snapshot.hasTag('busy'))
  const isWaiting = useSelector(runner, (snapshot) => snapshot.matches('waiting'))
  const error = useSelector(runner, ({ context }) => context.error)
  const isCheck = record.state === 'mapped'
  const { row_count, checked_count, invalid_count, created_count } = record
  // rows the check refused count as done before the first is created
  const done = isCheck ? checked_count : created_count + invalid_count
  const label = isCheck ? words.check() : words.run()
  const text = words.of({ done: number(done), all: number(row_count) })
  const percent = Math.floor((done / row_count) * 4) * 25
  return (
    <section aria-label={label} className={css({ display: 'grid', gap: '3' })}>
      <h2 className={css({ textStyle: 'heading' })}>{label}</h2>
      <Progress label={label} value={done} max={row_count} text={text} />
      <p className={css({ fontFamily: 'numeric' })}>
        {text}
        {!isCheck && created_count > 0 && ` · ${words.created({ many: number(created_count) })}`}
        {invalid_count > 0 && ` · ${words.refused({ many: number(invalid_count) })}`}
      </p>
      {/* announced at every quarter, not at every step */}
      <VisuallyHidden>
        <span role="status">{isBusy && percent > 0 ? words.quarter({ percent }) : ''}</span>
      </VisuallyHidden>
      {isWaiting && <Banner tone="warning">{words.waiting()}</Banner>}
      {!isBusy && error && <FailureBanner error={error} />}
      {!isBusy && !error && <Banner>{isCheck ? words.paused() : words.pausedRun()}</Banner>}
      {isBusy && !isWaiting && <p className={css({ color: 'muted' })}>{words.keep()}</p>}
      <div>
        {isBusy ? (
          <Button variant="outline" onClick={() => runner.send({ type: 'batch.stop' })}>
            {words.stop()}
          </Button>
        ) : (
          <Button onClick={() => runner.send({ type: 'batch.go', step: isCheck ? 'check' : 'run' })}>
            {words.go()}
          </Button>
        )}
      </div>
    </section>
  )
}
