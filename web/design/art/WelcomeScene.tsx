import { Canopy } from './Canopy.tsx'
import { GINGER_COAT } from './DogHead.tsx'
import { LyingDog } from './LyingDog.tsx'
import { Paw } from './Paw.tsx'
import { SandGrain } from './SandGrain.tsx'
import { SunBed } from './SunBed.tsx'
import { SwimmingDog } from './SwimmingDog.tsx'

/** The beach from above on the welcome screen: sea, a swimming dog, canopies (mockup 01). */
export function WelcomeScene() {
  return (
    <svg viewBox="0 0 390 844" aria-hidden="true" preserveAspectRatio="xMidYMin slice">
      <defs>
        <SandGrain id="welcome-wsd" />
      </defs>
      <rect width="390" height="844" fill="var(--l-sand)" />
      <rect width="390" height="844" fill="url(#welcome-wsd)" />
      <defs>
        <linearGradient id="welcome-wsea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--l-sea-deep)" />
          <stop offset="0.7" stopColor="var(--l-sea)" />
          <stop offset="1" stopColor="var(--l-sea-shallow)" />
        </linearGradient>
      </defs>
      <path
        d="M-20 302q62.4 5.4 124.8 0q62.4 -8.5 124.8 0q62.4 5.1 124.8 0q62.4 -8.3 124.8 0V-10H-20Z"
        fill="var(--l-sand-wet)"
        opacity=".55"
      />
      <path
        d="M-20 280.4q52.8 8.6 105.6 0q52.8 -8.7 105.6 0q52.8 9.1 105.6 0q52.8 -9 105.6 0q52.8 10.6 105.6 0V-10H-20Z"
        fill="var(--l-sand-wet)"
      />
      <path d="M-20 262q48 11 96 0q48 -7.5 96 0q48 6.8 96 0q48 -6 96 0q48 6.9 96 0V-10H-20Z" fill="var(--l-foam)" />
      <path
        d="M-20 253q48 9.9 96 0q48 -6.7 96 0q48 6.1 96 0q48 -5.4 96 0q48 6.2 96 0V-10H-20Z"
        fill="var(--l-sea-shallow)"
      />
      <path
        d="M-20 253q48 9.9 96 0q48 -6.7 96 0q48 6.1 96 0q48 -5.4 96 0q48 6.2 96 0V-10H-20Z"
        fill="var(--l-foam)"
        opacity=".35"
      />
      <path
        d="M-20 240q48 6.1 96 0q48 -3.9 96 0q48 6.6 96 0q48 -4.7 96 0q48 6.1 96 0V-10H-20Z"
        fill="url(#welcome-wsea)"
      />
      <g fill="none" stroke="#fff" strokeOpacity=".34" strokeWidth="1.6" strokeLinecap="round">
        <path d="M157.6 113.9q10.9 -4 21.9 0t21.9 0" />
        <path d="M86.9 129.8q13.8 -4 27.6 0t27.6 0" />
        <path d="M119.2 148q7.2 -4 14.4 0t14.4 0" />
        <path d="M141.5 157.8q9.9 -4 19.9 0t19.9 0" />
        <path d="M281.9 169.2q9.1 -4 18.1 0t18.1 0" />
        <path d="M38.4 185.4q16.9 -4 33.9 0t33.9 0" />
        <path d="M334.6 205.2q10.4 -4 20.8 0t20.8 0" />
        <path d="M187.3 212.2q6.7 -4 13.4 0t13.4 0" />
      </g>
      <SwimmingDog x={262} y={178} turn={152} size={1.02} />
      <g transform="translate(112 158) rotate(-24) scale(0.9)">
        <ellipse cx="4" cy="5" rx="12" ry="8" fill="rgba(84,60,20,.22)" />
        <ellipse cx="0" cy="0" rx="11.5" ry="6.5" fill="#F0B429" />
        <circle cx="-10.5" cy="1" r="3.4" fill="#E0A983" />
        <circle cx="10.5" cy="1" r="3.4" fill="#E0A983" />
        <circle cx="0" cy="-1" r="5.8" fill="#4A2F1B" />
      </g>
      <path
        d="M92 182q-6 16-20 30M130 176q4 16-2 32"
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <Paw x={226} y={312} turn={168} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={240} y={330} turn={182} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={228} y={350} turn={172} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={243} y={368} turn={184} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={231} y={388} turn={176} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={245} y={406} turn={186} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <Paw x={234} y={426} turn={178} size={0.42} fill="var(--l-sand-ink)" opacity={0.38} />
      <SunBed x={58} y={410} turn={-8} width={34} length={76} />
      <SunBed x={104} y={404} turn={-8} width={34} length={76} />
      <Canopy x={78} y={374} r={60} turn={11.4} segments={16} colors={['#0A5C82', '#FFFFFF']} />
      <LyingDog x={168} y={420} turn={70} size={0.86} coat={GINGER_COAT} collar="#0A5C82" isOnItsSide />
      <g transform="translate(300 350) rotate(14)">
        <rect x="-17" y="-30.5" width="38" height="66" fill="rgba(84,60,20,.2)" />
        <rect x="-19" y="-33" width="38" height="13.5" fill="#0A5C82" />
        <rect x="-19" y="-19.8" width="38" height="13.5" fill="#FFFFFF" />
        <rect x="-19" y="-6.6" width="38" height="13.5" fill="#0A5C82" />
        <rect x="-19" y="6.6" width="38" height="13.5" fill="#FFFFFF" />
        <rect x="-19" y="19.8" width="38" height="13.5" fill="#0A5C82" />
      </g>
      <Canopy x={350} y={414} r={62} turn={2.9} segments={16} colors={['#C13E0B', '#FFFFFF']} />
      <SunBed x={290} y={436} turn={10} width={30} length={66} />
    </svg>
  )
}
