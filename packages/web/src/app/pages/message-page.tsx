import '../../parts.css'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { notice } from 'styled-system/recipes'
import { WindowTitle } from '../../platform/page/window-title'

interface Message {
  drawing: ReactNode
  title: string
  text: string
  children?: ReactNode
  /** A page of its own, outside the frame. */
  isWhole?: boolean
}

/** One drawing, one sentence, one way on. */
export function MessagePage({ drawing, title, text, children, isWhole = false }: Message) {
  const Whole = isWhole ? 'main' : 'div'
  const classes = notice()
  return (
    <Whole className={isWhole ? whole : inFrame}>
      <WindowTitle>{title}</WindowTitle>
      <div className={classes.root}>
        {drawing}
        <h1 className={css({ textStyle: 'title' })}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.actions}>{children}</div>
      </div>
    </Whole>
  )
}

const whole = css({ display: 'grid', minHeight: 'screen' })
const inFrame = css({ display: 'grid', minHeight: '[70dvh]' })
