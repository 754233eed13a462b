import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BEACH_PLACE_STATES, type BeachPlaceState } from '../../../domain/arrivals/visit-words.ts'
import { PLAN } from '../../umbrellas/map/test-beach.ts'
import { aroundOf, deskLayout } from './desk-layout.ts'
import { DeskMap } from './DeskMap.tsx'
import { DeskSymbol } from './DeskSymbol.tsx'

/** What of an element is its shape, and no paint. */
const SHAPE = ['d', 'points', 'r', 'stroke-dasharray'] as const

const layout = deskLayout(PLAN)
const ids = [...layout.byId.keys()]
const looks = new Map<number, BeachPlaceState>(
  ids.map((id, index) => [id, BEACH_PLACE_STATES[index % BEACH_PLACE_STATES.length] ?? 'free']),
)

function draw(onChoose = vi.fn(), onLoupe = vi.fn()) {
  render(
    <DeskMap
      layout={layout}
      looks={looks}
      nameOf={(id) => `${layout.byId.get(id)?.laid.place.code}, ${looks.get(id)}`}
      chosen={ids[0] ?? null}
      selected={null}
      onLong={() => undefined}
      cell={null}
      hasCoveredFoot
      targets={null}
      filter={new Set<BeachPlaceState>(['late'])}
      words={{ label: 'Spiaggia', help: 'Frecce', row: (id) => `Fila ${id}` }}
      onChoose={onChoose}
      onLoupe={onLoupe}
    />,
  )
  return { onChoose, onLoupe }
}

describe('the desk’s map', () => {
  afterEach(cleanup)

  test('DESIGN.md 4: every state differs by its drawing, not by its colour alone', () => {
    const drawings = BEACH_PLACE_STATES.map((look) => {
      const { container } = render(<DeskSymbol look={look} />)
      const shapes = [...container.querySelectorAll('svg > :not(defs), svg > g > *')]
      return shapes
        .map((one) => [one.tagName, ...SHAPE.map((name) => one.getAttribute(name) ?? '')].join(' '))
        .join('\n')
    })
    const same = BEACH_PLACE_STATES.filter((_, index) => drawings.filter((one) => one === drawings[index]).length > 1)
    // The plain canopy: outlined where it is free, solid where somebody comes.
    expect(same).toEqual(['free', 'expected'])
  })

  test('one tab stop, named places, Enter chooses, arrows walk on', () => {
    const { onChoose } = draw()
    const cells = screen.getAllByRole('gridcell')
    expect(cells).toHaveLength(ids.length)
    expect(cells.filter((cell) => cell.getAttribute('tabindex') === '0')).toHaveLength(1)
    const first = screen.getByRole('gridcell', { name: 'A1, free' })
    expect(first.getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    const second = screen.getByRole('gridcell', { name: /^A2, / })
    expect(document.activeElement).toBe(second)
    fireEvent.keyDown(second, { key: 'Enter' })
    expect(onChoose).toHaveBeenCalledWith(ids[1])
  })

  test('DESIGN.md 6: a finger on a small cell opens the loupe, a mouse chooses; the legend’s filter dims the others', () => {
    const { onChoose, onLoupe } = draw()
    const cell = screen.getByRole('gridcell', { name: /^A2, / })
    fireEvent(cell, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }))
    expect(onLoupe).toHaveBeenCalledWith(ids[1])
    fireEvent(cell, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'mouse' }))
    expect(onChoose).toHaveBeenCalledWith(ids[1])
    const dimmed = screen.getAllByRole('gridcell').filter((one) => one.classList.contains('dimmed'))
    expect(dimmed.every((one) => one.getAttribute('data-look') !== 'late')).toBe(true)
    expect(dimmed).toHaveLength([...looks.values()].filter((look) => look !== 'late').length)
  })

  test('the loupe holds the place and its neighbours, three by three, fewer at the edge', () => {
    const codes = (id: number) => aroundOf(layout, id).map((row) => row.map(({ laid }) => laid.place.code))
    const b2 = ids.find((id) => layout.byId.get(id)?.laid.place.code === 'B2') ?? 0
    expect(codes(b2)).toEqual([
      ['A1', 'A2', 'A3'],
      ['B1', 'B2', 'B3'],
      ['C1', 'C2', 'C3'],
    ])
    expect(codes(ids[0] ?? 0)).toHaveLength(2)
  })
})
