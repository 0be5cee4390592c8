import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

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
  return (
    <Whole
      className={css({
        display: 'grid',
        placeItems: 'center',
        minHeight: isWhole ? 'screen' : '[70dvh]',
        paddingInline: '4',
      })}
    >
      <div
        className={css({ display: 'grid', justifyItems: 'center', gap: '3', maxWidth: 'dialog', textAlign: 'center' })}
      >
        <div className={css({ color: 'primary.text', '& svg': { width: '[6rem]', height: '[6rem]' } })}>{drawing}</div>
        <h1 className={css({ fontSize: '2xl', fontWeight: 'bold' })}>{title}</h1>
        <p className={css({ color: 'muted' })}>{text}</p>
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: '3',
            marginBlockStart: '3',
          })}
        >
          {children}
        </div>
      </div>
    </Whole>
  )
}
