import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useKeptFocus } from '../use-kept-focus'
import type { BoardProps } from './board-props'
import { type BoardCard, type BoardStep, nextCard, reachable } from './board-steps'

/** A card that was lifted, and where it would fall. */
interface Held<Card extends BoardCard> {
  card: Card
  column: string
  /** where it may stand: its own column and those it may be dropped in */
  columns: readonly string[]
  by: 'keys' | 'pointer'
}

/** So many pixels are a drag; fewer are a click of an unsteady hand. */
const unsteady = 5
/** So near to the edge, in pixels, the board scrolls below what is dragged. */
const edge = 48

/** What hands do on a board: walk, open, lift, move, drop, put back. */
export function useBoard<Card extends BoardCard>(root: RefObject<HTMLDivElement | null>, props: BoardProps<Card>) {
  const { columns, cards, look, words, onOpen, targetsOf, onMove } = props
  const [walked, setWalked] = useState<string>()
  const [lifted, setLifted] = useState<Held<Card>>()
  const [said, say] = useState('')
  const wasDragged = useRef(false)
  const kept = useKeptFocus(root, 'data-card')
  const drag = useRef<AbortController>(undefined)
  const keys = columns.map(({ key }) => key)
  // what somebody else moved meanwhile is not held any more
  const held = cards.some(({ id, column }) => id === lifted?.card.id && column === lifted.card.column)
    ? lifted
    : undefined
  const stop = cards.some(({ id }) => id === walked) ? walked : firstOf(keys, cards)?.id

  const elementOf = (id: string) => root.current?.querySelector<HTMLElement>(`[data-card="${id}"]`)
  const cardAt = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
    return cards.find(({ id }) => id === element?.dataset.card)
  }
  const told = (card: Card, column: string) => ({
    name: look.titleOf(card),
    column: columns.find(({ key }) => key === column)?.label ?? '',
  })

  useEffect(() => () => drag.current?.abort(), [])

  useEffect(() => {
    if (held) root.current?.querySelector('[data-ghost]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  function lift(card: Card) {
    const reached = reachable(keys, card, targetsOf(card))
    const at = reached.indexOf(card.column)
    const column = reached[at + 1] ?? reached[at - 1]
    if (column === undefined) return say(words.stuck(look.titleOf(card)))
    setLifted({ card, column, columns: reached, by: 'keys' })
    say(`${words.moving(told(card, column))} ${words.keys}`)
  }

  function step(by: 1 | -1) {
    if (!held) return
    const column = held.columns[held.columns.indexOf(held.column) + by]
    if (column === undefined) return
    setLifted({ ...held, column })
    say(words.moving(told(held.card, column)))
  }

  function putBack() {
    if (!held) return
    setLifted(undefined)
    say(words.putBack(look.titleOf(held.card)))
    elementOf(held.card.id)?.focus()
  }

  function drop() {
    if (!held) return
    elementOf(held.card.id)?.focus()
    if (held.column === held.card.column) return putBack()
    setLifted(undefined)
    send(held.card, held.column)
  }

  function send(card: Card, column: string) {
    kept.current = card.id
    say(words.dropped(told(card, column)))
    onMove(card, column)
  }

  function press(event: KeyboardEvent) {
    const card = cardAt(event.target)
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = stepOf(event)
    if (held) {
      if (arrow) step(arrow === 'after' || arrow === 'down' ? 1 : -1)
      else if (event.key === 'Enter' || event.key === ' ') drop()
      else if (event.key === 'Escape') putBack()
      else return
    } else if (arrow) {
      const next = nextCard({ columns: keys, cards }, card, arrow)
      if (next) elementOf(next.id)?.focus()
    } else if (event.key === 'm') lift(card)
    else return
    event.preventDefault()
  }

  function click(event: MouseEvent) {
    if (wasDragged.current) {
      wasDragged.current = false
      return
    }
    const card = cardAt(event.target)
    if (!card || held) return
    kept.current = card.id
    onOpen(card)
  }

  function columnAt({ clientX }: { clientX: number }) {
    const found = [...(root.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    return found.find((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left <= clientX && clientX < right
    })?.dataset.column
  }

  function pointerDown(event: PointerEvent) {
    wasDragged.current = false
    kept.current = undefined
    const card = cardAt(event.target)
    // a finger scrolls; for it there is the button on the card
    if (!card || held || event.button !== 0 || event.pointerType === 'touch') return
    const { clientX, clientY } = event
    const reached = reachable(keys, card, targetsOf(card))
    const dragging = new AbortController()
    drag.current = dragging
    const { signal } = dragging
    let over: string | undefined
    const end = () => {
      dragging.abort()
      setLifted(undefined)
    }
    const move = (moved: globalThis.PointerEvent) => {
      if (!wasDragged.current && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < unsteady) return
      wasDragged.current = true
      const column = columnAt(moved)
      over = column !== undefined && reached.includes(column) ? column : card.column
      setLifted({ card, column: over, columns: reached, by: 'pointer' })
      scrollBelow(moved)
    }
    const release = () => {
      end()
      if (over !== undefined && over !== card.column) send(card, over)
    }
    const giveUp = (pressed: globalThis.KeyboardEvent) => {
      if (pressed.key !== 'Escape') return
      pressed.preventDefault()
      pressed.stopPropagation()
      end()
      if (wasDragged.current) say(words.putBack(look.titleOf(card)))
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', release, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', giveUp, { signal, capture: true })
  }

  function scrollBelow({ clientX }: { clientX: number }) {
    const box = root.current?.querySelector<HTMLElement>('[data-scroller]')
    if (!box) return
    const { left, right } = box.getBoundingClientRect()
    if (clientX - left < edge) box.scrollLeft -= 12
    else if (right - clientX < edge) box.scrollLeft += 12
  }

  return {
    stop,
    held,
    said,
    told,
    drop,
    putBack,
    listeners: {
      onKeyDown: press,
      onClick: click,
      onPointerDown: pointerDown,
      onFocus: ({ target }: { target: EventTarget }) => {
        const card = cardAt(target)
        if (card) setWalked(card.id)
      },
    },
  }
}

/** The first card as the board is read. */
const firstOf = <Card extends BoardCard>(keys: readonly string[], cards: readonly Card[]) =>
  keys.flatMap((key) => cards.find(({ column }) => column === key) ?? [])[0]

/** The arrow as the eye sees it: where a page is read from the right, what is before lies on the right. */
function stepOf({ key, currentTarget }: KeyboardEvent): BoardStep | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  return (key === 'ArrowRight') === isRightToLeft ? 'before' : 'after'
}
