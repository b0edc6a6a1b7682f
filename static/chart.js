// The chart at the end of a game: <score-chart data-guilds="red blue" data-history=":0,0;1:5,3;2:9,8">
// has a line for each guild over the steps of the game, each with what stands below it and the
// scores. It is a script, shared by all games, because it is smaller than the same in WebAssembly.
customElements.define(
  "score-chart",
  class extends HTMLElement {
    connectedCallback() {
      const [width, height, left, right, top, bottom] = [360, 200, 30, 26, 12, 24];
      const guilds = (this.dataset.guilds ?? "").split(" ");
      const history = (this.dataset.history ?? "").split(";").map((step) => step.split(":"));
      const columns = history.map(([, scores]) => scores.split(",").map(Number));
      const least = Math.min(0, ...columns.flat());
      const most = Math.max(least + 3, ...columns.flat());
      // About five lines across, at round numbers.
      const every = [1, 2, 5, 10, 20, 25, 50, 100].find((every) => (most - least) / every <= 5) ?? 200;
      const steps = columns.length - 1;
      const short = steps < 9;
      /** @param {number} step */
      const x = (step) => left + ((width - left - right) * step) / steps;
      /** @param {number} score */
      const y = (score) => top + ((height - top - bottom) * (most - score)) / (most - least);
      /** @type {(x: number, y: number, anchor: string, words: string | number) => string} */
      const word = (x, y, anchor, words) =>
        `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;
      let svg = "";
      for (let tick = Math.ceil(least / every) * every; tick <= most; tick += every)
        svg +=
          `<path d="M${left} ${y(tick)}H${width - right}"/>` +
          word(left - 5, y(tick) + 3.5, "end", tick);
      let free = 0;
      history.forEach(([name], step) => {
        if (!name || name === history[step - 1][0] || x(step) < free) return;
        free = x(step) + 20;
        svg += word(x(step), height - 7, "middle", name);
      });
      const ends = guilds.map((guild, seat) => ({ guild, at: y(columns[steps][seat]) }));
      guilds.forEach((guild, seat) => {
        const d = "M" + columns.map((scores, step) => `${x(step)} ${y(scores[seat])}`).join("L");
        const marks = columns.map((scores, step) =>
          step && short ? `<circle cx="${x(step)}" cy="${y(scores[seat])}" r="3"/>` : "",
        );
        svg +=
          `<g class="guild-${guild}"><path class="chart-edge" d="${d}"/>` +
          `<path class="chart-line" d="${d}"/>${marks.join("")}</g>`;
      });
      // The marks at the end must not cover each other, nor leave the chart.
      ends.sort((a, b) => a.at - b.at);
      let above = -Infinity;
      for (const end of ends) above = end.at = Math.max(end.at, above + 17);
      let below = height - 9;
      for (const end of ends.reverse()) {
        below = Math.min(end.at, below) - 17;
        const at = below + 17;
        svg +=
          `<g class="guild-${end.guild}"><circle cx="${width - 13}" cy="${at}" r="8"/>` +
          `<use href="#sigil-${end.guild}" x="${width - 18.5}" y="${at - 5.5}" width="11" height="11"/></g>`;
      }
      this.innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${svg}</svg>`;
    }
  },
);
