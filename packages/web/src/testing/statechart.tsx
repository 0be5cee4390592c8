import { drawingOf } from '@clinic/core/testing'
import mermaid from 'mermaid'
import { useEffect, useRef, useState } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { css } from 'styled-system/css'
import { type Machine, type StateStory, storiesOf } from './machine-stories'

interface StatechartProps {
  /** The name under which core exports the machine; its stories are found by it. */
  name: string
  machine: Machine
  mode: string
}

/** A machine drawn from its definition; each state is a link to its story. */
export function Statechart({ name, machine, mode }: StatechartProps) {
  const drawing = useRef<HTMLDivElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)

  useEffect(() => {
    let isShown = true
    async function draw() {
      const stories = await storiesOf(name)
      mermaid.initialize({ startOnLoad: false, theme: mode === 'dark' ? 'dark' : 'neutral', htmlLabels: false })
      const { svg } = await mermaid.render(`chart-${name}`, drawingOf(machine))
      if (!isShown || !drawing.current) return
      drawing.current.innerHTML = svg
      for (const node of drawing.current.querySelectorAll('g.node')) linkToStory(node, stories)
      setIsDrawn(true)
    }
    void draw()
    return () => {
      isShown = false
    }
  }, [name, machine, mode])

  return (
    <section aria-labelledby={`title-${name}`} aria-busy={!isDrawn} className={css({ display: 'grid', gap: '4' })}>
      <h2 id={`title-${name}`} className={css({ textStyle: 'heading' })}>
        {machine.id}
      </h2>
      <div ref={drawing} className={css({ overflowX: 'auto', '& a:hover': { textDecoration: 'underline' } })} />
    </section>
  )
}

/** Wraps a node of the drawing in a link; Mermaid gives the node of the state `a.b` an id such as `…-state-a_b-3`. */
function linkToStory(node: Element, stories: readonly StateStory[]) {
  const [, id] = /-state-(\w+)-\d+$/.exec(node.id) ?? []
  const story = stories.find(({ state }) => (state.replaceAll('.', '_') || 'any') === id)
  if (!story) return
  const link = document.createElementNS('http://www.w3.org/2000/svg', 'a')
  link.setAttribute('href', `./?path=/story/${toId(story.title, storyNameFromExport(story.story))}`)
  link.setAttribute('target', '_top')
  link.append(...node.childNodes)
  node.append(link)
}
