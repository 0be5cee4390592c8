import '../../display.css'
import { useSelector } from '@xstate/react'
import { display as recipe } from 'styled-system/recipes'
import { WindowTitle } from '../../platform/page/window-title'
import { useTexts } from '../../platform/texts/use-texts'
import { timeFormat } from '../../platform/time/date-format'
import { CalledNumber } from './called-number'
import { Clock } from './clock'
import type { DisplayActor } from './display-actor'
import { Presenting } from './presenting'
import { QueueLists } from './queue-lists'

/** What a display shows in each state of its machine. */
export function DisplayView({ display }: { display: DisplayActor }) {
  const { display: texts } = useTexts()
  const { queue, ahead, attempt } = useSelector(display, ({ context }) => context)
  const isStale = useSelector(display, (snapshot) => snapshot.matches('stale'))
  const isRevoked = useSelector(display, (snapshot) => snapshot.matches('revoked'))
  const classes = recipe()
  return (
    <main className={classes.root} data-theme={modeOfAddress()} data-preset={modeOfAddress() && 'blue'}>
      <WindowTitle>{queue?.clinic ?? texts.title()}</WindowTitle>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {queue ? (
        <>
          <header className={classes.head}>
            <h1 className={classes.clinic}>
              <bdi>{queue.clinic}</bdi>
            </h1>
            <Clock ahead={ahead} timeZone={queue.time_zone} />
          </header>
          <div className={classes.main}>
            <CalledNumber queue={queue} />
            <QueueLists queue={queue} />
          </div>
          <footer className={classes.foot}>
            {isStale && (
              <p role="alert" className={classes.stale}>
                {texts.screen.stale({ time: timeFormat(queue.time_zone).format(new Date(queue.now)) })}
              </p>
            )}
            <p className={classes.label}>{texts.screen.waiting(queue.waiting)}</p>
            <Presenting display={display} />
          </footer>
        </>
      ) : (
        <div role="status" className={classes.notice}>
          <h1 className={classes.title}>
            {isRevoked ? texts.screen.revoked() : attempt > 0 ? texts.screen.unreachable() : texts.screen.connecting()}
          </h1>
          {isRevoked && <p className={classes.text}>{texts.screen.revokedText()}</p>}
        </div>
      )}
    </main>
  )
}

/** A television has no settings: its address may say whether it is dark. */
function modeOfAddress() {
  const mode = new URLSearchParams(location.search).get('mode')
  return mode === 'dark' || mode === 'light' ? mode : undefined
}
