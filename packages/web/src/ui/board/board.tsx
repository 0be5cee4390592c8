import '../../board.css'
import { useId, useMemo, useRef } from 'react'
import { board } from 'styled-system/recipes'
import { Button } from '../button'
import { VisuallyHidden } from '../visually-hidden'
import type { BoardProps } from './board-props'
import type { BoardCard } from './board-steps'
import { useBoard } from './use-board'

/**
 * Cards in columns. Arrow keys walk them, Enter opens one; `m` lifts it: then arrows lead to the columns it may go to, Enter
 * drops it, Escape puts it back. A pointer drags it. Every step is told.
 */
export function Board<Card extends BoardCard>(props: BoardProps<Card>) {
  const { label, columns, cards, only, look, words, action } = props
  const hint = useId()
  const root = useRef<HTMLDivElement>(null)
  const hands = useBoard(root, props)
  const { held, stop } = hands
  const byColumn = useMemo(() => {
    const found = new Map<string, Card[]>(columns.map(({ key }) => [key, []]))
    for (const card of cards) found.get(card.column)?.push(card)
    return found
  }, [columns, cards])
  const shown = only === undefined ? columns : columns.filter(({ key }) => key === only)
  const widths = shown.map(({ key }) => (byColumn.get(key)?.length === 0 && shown.length > 1 ? empty : filled))
  const classes = board()
  return (
    <div ref={root} className={classes.root} data-dragging={held?.by === 'pointer' || undefined}>
      <section
        aria-label={label}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, also when it is empty
        tabIndex={0}
        className={classes.scroller}
        data-scroller
        {...hands.listeners}
      >
        <div
          className={classes.grid}
          style={{
            gridTemplateColumns: widths.map(([narrowest, share]) => `minmax(${narrowest}rem, ${share}fr)`).join(' '),
            minInlineSize: only === undefined ? `${widths.reduce((sum, [narrowest]) => sum + narrowest, 0)}rem` : '0',
          }}
        >
          {shown.map(({ key, label: title }) => {
            const own = byColumn.get(key) ?? []
            const isTarget = held?.column === key && held.card.column !== key
            return (
              <section
                key={key}
                aria-label={`${title}, ${own.length}`}
                className={classes.column}
                data-column={key}
                data-empty={own.length === 0 || undefined}
                data-forbidden={(held && !held.columns.includes(key)) || undefined}
                data-target={isTarget || undefined}
              >
                {only === undefined && (
                  <div className={classes.head} aria-hidden="true">
                    <span>{title}</span>
                    <span className={classes.count}>{own.length}</span>
                  </div>
                )}
                <ul className={classes.list}>
                  {isTarget && (
                    <li className={classes.ghost} data-ghost>
                      <bdi>{look.titleOf(held.card)}</bdi>
                    </li>
                  )}
                  {own.map((card) => {
                    const next = action?.(card)
                    const tabIndex = card.id === stop ? 0 : -1
                    return (
                      <li
                        key={card.id}
                        className={board({ mark: look.markOf?.(card) }).item}
                        data-held={held?.card.id === card.id || undefined}
                        data-action={next !== undefined || undefined}
                        data-quiet={look.isQuiet?.(card) || undefined}
                      >
                        <button
                          type="button"
                          data-card={card.id}
                          tabIndex={tabIndex}
                          aria-describedby={hint}
                          className={classes.face}
                        >
                          {/* the name says in a sentence what is seen */}
                          <VisuallyHidden>{look.nameOf(card)}</VisuallyHidden>
                          <span aria-hidden="true" className={classes.said}>
                            {look.render(card)}
                          </span>
                        </button>
                        {next && (
                          <div className={classes.action}>
                            <Button
                              size="sm"
                              variant="soft"
                              tabIndex={tabIndex}
                              aria-label={next.name}
                              busy={next.busy}
                              onClick={next.onClick}
                            >
                              {next.label}
                            </Button>
                          </div>
                        )}
                      </li>
                    )
                  })}
                </ul>
              </section>
            )
          })}
        </div>
      </section>
      <p id={hint} hidden>
        {words.keys}
      </p>
      <div role="status">
        <VisuallyHidden>{hands.said}</VisuallyHidden>
      </div>
      {held?.by === 'keys' && (
        <div className={classes.bar}>
          <p className={classes.barText}>
            {words.moving(hands.told(held.card, held.column))} <span className={classes.keys}>{words.keys}</span>
          </p>
          <Button variant="outline" size="sm" onClick={hands.putBack}>
            {words.giveUp}
          </Button>
          <Button size="sm" onClick={hands.drop}>
            {words.drop}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The narrowest a column may become, in rem, and its share of what is left. An empty one leaves room to the others. */
const filled = [12.5, 3] as const
const empty = [6.25, 1] as const
