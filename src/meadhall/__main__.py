"""python -m meadhall"""

from meadhall.cli.entry import run

if __name__ == "__main__":
    run()
