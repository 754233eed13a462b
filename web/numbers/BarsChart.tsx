import 'uplot/dist/uPlot.min.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import uPlot from 'uplot'
import { SERIES_TOKENS, useLook } from './chart-look.ts'
import { barData, barOptions, type StackedBars } from './stacked-bars.ts'

interface BarsChartProps extends StackedBars {
  /** What a reader hears in place of the drawing; the figures are in the table. */
  readonly label: string
}

/** Stacked bars with their sums above (mockup 56), drawn by uPlot in the colours of the theme. */
export function BarsChart(props: BarsChartProps) {
  const { label, ...bars } = props
  // A canvas knows neither tokens nor states: another look or other figures are another drawing.
  const look = useLook()
  const key = JSON.stringify([look, bars.labels, bars.series, bars.isOpen])
  return (
    <>
      {bars.series.length > 1 ? (
        <ul className="numbers-legend">
          {bars.series.map(({ token, label: name }) => (
            <li key={token}>
              <svg width={11} height={11} aria-hidden="true">
                <rect width={11} height={11} rx={3} fill={`var(${SERIES_TOKENS[token]})`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <Drawing key={key} label={label} bars={bars} />
    </>
  )
}

function Drawing({ label, bars }: { readonly label: string; readonly bars: StackedBars }) {
  const box = useRef<HTMLDivElement>(null)
  const draw = useEffectEvent((element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return new uPlot(barOptions(bars, Math.max(160, width), Math.max(160, height)), barData(bars.series), element)
  })
  useEffect(() => {
    const element = box.current
    if (element === null) return
    let plot = draw(element)
    const resized = new ResizeObserver(() => {
      if (Math.abs(element.getBoundingClientRect().width - plot.width) < 1) return
      plot.destroy()
      plot = draw(element)
    })
    resized.observe(element)
    return () => {
      resized.disconnect()
      plot.destroy()
    }
  }, [])
  return <div className="numbers-chart" ref={box} role="img" aria-label={label} />
}
